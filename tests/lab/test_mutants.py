"""Rules broken on purpose: each mutant differs from the rules in one place."""

from __future__ import annotations

from pathlib import Path

from vivac.lab.mutants import mutants_of

RULES = """
async def cross(table, raid, to):
    if raid.steps + 1 > 3:
        return
    await table.choose(raid.leader, MENU)
"""


def test_every_kind_of_mutant_is_made_of_a_file_of_rules(tmp_path: Path) -> None:
    path = tmp_path / "crossing.py"
    path.write_text(RULES)
    found = {mutant.kind: mutant for mutant in mutants_of(path, tmp_path) if mutant.kind != "logic"}
    assert "if not raid.steps + 1 > 3" in found["condition"].source
    assert "role != raid.leader" in found["player"].source
    assert (found["player"].path, found["player"].line) == (Path("crossing.py"), 5)
    logic = {
        mutant.source.splitlines()[1].strip()
        for mutant in mutants_of(path, tmp_path)
        if mutant.kind == "logic"
    }
    assert logic == {"if raid.steps - 1 > 3:", "if raid.steps + 1 >= 3:"}


def test_cells_of_charts_are_made_one_higher(tmp_path: Path) -> None:
    path = tmp_path / "charts.toml"
    path.write_text('[worth]\nrule = "1.1"\ncells = { ace = 4, king = -1 }\n')
    changed = [mutant.source.splitlines()[2] for mutant in mutants_of(path, tmp_path)]
    assert changed == ["cells = { ace = 5, king = -1 }", "cells = { ace = 4, king = 0 }"]
