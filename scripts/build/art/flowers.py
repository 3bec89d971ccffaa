"""Prints the eight flower faces, one <symbol> per line, from GL-MahjongTile.ttf.

    python flowers.py GL-MahjongTile.ttf | node make-sprite.mjs flowers

The glyphs are monochrome outlines inside a frame. This drops the frame, tells
character, blossom and plant apart so each gets a color, and adds a number.
"""

import sys

import pathops
from fontTools.misc.transform import Transform
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

RED, GREEN, BLUE = "#b93c3c", "#004900", "#19328c"

# A face is 300 wide and 400 high. The drawing fills x 100..540, y 35..725 of
# the em; this scale leaves a column for the number beside the character.
SCALE = 0.55
TOP = 725
FACE_TOP = 10
LEFT_IN_FLOWER, LEFT_IN_SEASON = 56, 2
NUMBER_X_FLOWER, NUMBER_X_SEASON = 0, 256

# How far, in em units, a curve may stray when neighbors are joined.
TOLERANCE = 1.5

# 44 wide, 96 high, drawn with a pen 13 wide; x 0..44, y 0..96.
DIGITS = {
    1: "M6 20 26 7V90",
    2: "M7 26Q9 7 23 7T38 26Q38 40 22 58L7 89H40",
    3: "M7 17Q12 7 22 7 38 7 38 26T20 46Q38 46 38 68T22 90Q9 90 6 76",
    4: "M31 91V7L5 65H41",
}


def region(*points):
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
    return path


def disc(x, y, r):
    k = 0.5523 * r
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo((x + r, y))
    pen.curveTo((x + r, y + k), (x + k, y + r), (x, y + r))
    pen.curveTo((x - k, y + r), (x - r, y + k), (x - r, y))
    pen.curveTo((x - r, y - k), (x - k, y - r), (x, y - r))
    pen.curveTo((x + k, y - r), (x + r, y - k), (x + r, y))
    pen.closePath()
    return path


PLUM_BLOSSOMS = [
    disc(*d)
    for d in (
        (420, 586, 42), (364, 417, 41), (410, 655, 20), (356, 520, 20), (338, 514, 18),
        (338, 553, 18), (452, 541, 21), (432, 462, 18), (513, 452, 31), (498, 388, 29),
        (512, 547, 25), (530, 470, 16), (418, 310, 24), (342, 398, 20), (239, 291, 31),
        (268, 325, 16), (266, 229, 31), (282, 272, 20), (255, 361, 18), (179, 190, 37),
        (182, 241, 21), (218, 168, 18), (229, 97, 20), (140, 92, 36), (121, 155, 20),
        (122, 128, 18), (177, 52, 14), (513, 89, 20), (447, 75, 18), (372, 92, 14),
    )
]

# Tile number, code point, the area whose contours are blossoms, and, where
# those have grown together with the plant, the regions to cut out of them.
FLOWERS = [
    (1, 0x1F022, [(90, 30, 550, 730)], PLUM_BLOSSOMS),
    (2, 0x1F023, [(225, 30, 385, 590)], [region((220, 196), (390, 196), (390, 600), (220, 600))]),
    (3, 0x1F025, [(165, 185, 490, 385), (330, 380, 545, 710)],
     [region((160, 180), (500, 180), (500, 380), (160, 380)),
      region((330, 578), (550, 578), (550, 720), (330, 720))]),
    (4, 0x1F024, [], []),
]
SEASONS = [
    (1, 0x1F026, [(160, 220, 466, 470)], []),
    (2, 0x1F027, [(115, 160, 465, 400)], []),
    (3, 0x1F028, [(220, 215, 434, 448)], []),
    (4, 0x1F029, [(350, 30, 545, 480)],
     [region((354, 510), (595, 510), (595, 283), (395, 283), (387, 380), (369, 401))]),
]
CHARACTER_IN_FLOWER = (90, 515, 300, 730)
CHARACTER_IN_SEASON = (341, 500, 550, 730)


def within(contour, area):
    left, bottom, right, top = contour.bounds
    return left >= area[0] and bottom >= area[1] and right <= area[2] and top <= area[3]


def layers(glyph, glyphs, character, areas, cuts):
    """Splits a glyph into (character, blossom, plant)."""
    whole = pathops.Path()
    glyph.draw(whole.getPen(glyphSet=glyphs))
    text, blossom, plant = pathops.Path(), pathops.Path(), pathops.Path()
    for contour in whole.contours:
        # The frame and its hole are the two contours around the drawing.
        if not within(contour, (90, 30, 550, 730)):
            continue
        if within(contour, character):
            layer = text
        elif any(within(contour, area) for area in areas):
            layer = blossom
        else:
            layer = plant
        contour.draw(layer.getPen())
    if cuts:
        kept = cuts[0]
        for cut in cuts[1:]:
            kept = pathops.op(kept, cut, pathops.PathOp.UNION)
        pathops.op(blossom, kept, pathops.PathOp.DIFFERENCE).draw(plant.getPen())
        blossom = pathops.op(blossom, kept, pathops.PathOp.INTERSECTION)
    return text, blossom, plant


def data(path, transform):
    pen = SVGPathPen(None, ntos=lambda v: f"{v:.2f}".rstrip("0").rstrip("."))
    path.draw(Qu2CuPen(TransformPen(pen, transform), TOLERANCE, all_cubic=True))
    return pen.getCommands()


def symbol(name, number, glyph, glyphs, areas, cuts, flower):
    ink = RED if flower else BLUE
    left = LEFT_IN_FLOWER if flower else LEFT_IN_SEASON
    character = CHARACTER_IN_FLOWER if flower else CHARACTER_IN_SEASON
    to_face = Transform(SCALE, 0, 0, -SCALE, left - 100 * SCALE, FACE_TOP + TOP * SCALE)
    text, blossom, plant = layers(glyph, glyphs, character, areas, cuts)
    x = NUMBER_X_FLOWER if flower else NUMBER_X_SEASON
    return (
        f'<symbol id="{name}">'
        f'<path fill="{GREEN}" d="{data(plant, to_face)}"/>'
        f'<path fill="{ink}" d="{data(text, to_face)}{data(blossom, to_face)}"/>'
        f'<path fill="none" stroke="{ink}" stroke-width="13" stroke-linejoin="round"'
        f' transform="translate({x} {FACE_TOP})" d="{DIGITS[number]}"/>'
        "</symbol>"
    )


def main(font_file):
    font = TTFont(font_file)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    for first, rows, flower in ((1, FLOWERS, True), (5, SEASONS, False)):
        for number, code, areas, cuts in rows:
            name = f"t{number + first - 1}f"
            print(symbol(name, number, glyphs[names[code]], glyphs, areas, cuts, flower))


if __name__ == "__main__":
    main(sys.argv[1])
