"""Draw the pictures of the documentation: the first worked example of Mosby's Raiders, in the heat of it."""

from pathlib import Path

from vivac.drawing.scene import draw_scene
from vivac.games.mosby import RULEBOOK
from vivac.lab.drill import DrillRun, load_drill
from vivac.table.reader import Reader

HERE = Path(__file__).parent
STEPS = 6  # the bridge is down, Mosby has ridden home, and the Union is about to find him


def main() -> None:
    run = DrillRun(load_drill(RULEBOOK.folder / "drills" / "example-1.toml"), RULEBOOK)
    for part in (run.drill.opening, *run.drill.steps[:STEPS]):
        run.take(part)
    table = run.table
    reader = Reader(RULEBOOK, table.box, "en")
    picture = draw_scene(RULEBOOK.board(table.box), table.scene("mosby"), reader.say)
    (HERE / "mosby.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
