"""A gaming table seen from above: turf, woods, fields, water, walls and houses, in the units of a sheet.

On an open table a quarter-inch decides. So every edge that the rules know is drawn exactly where it is, as a
fine line; what grows, flows or lies inside it is drawn with a free hand and never beyond it.
"""
