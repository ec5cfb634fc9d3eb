"""The table of risks: how likely it is that something falls when a hand has carried a piece.

Made on 2026-11-17 with mujoco 4.0.1 hands 2 x86_64 from 21,294 episodes by

    python -m storeys.lab.skyscrapers.episodes --start 0 --count 400 --out FILE
    python -m storeys.lab.skyscrapers.risk fit FILE

and not to be edited by hand: another table is another version of the game. Every number is so many of 65,536
tickets, in addition to the one that each event has; heights and reaches are factors in percent. What the indices mean
is told by tickets.py: tremor (steady, trembling), braced (no, yes), what was done (built, pressed, walked), and how
near it was.
"""

import numpy as np

FALLS = np.array(
    [
        [
            [[715, 1926, 1199, 462], [697, 624, 1248, 357], [1260, 577, 844, 140]],
            [[85, 277, 224, 33], [697, 624, 1248, 357], [164, 240, 221, 140]],
        ],
        [
            [[1174, 2025, 1699, 955], [964, 3275, 1066, 681], [6160, 2927, 1233, 157]],
            [[559, 1253, 899, 380], [964, 3275, 1066, 681], [1063, 99, 323, 157]],
        ],
    ]
)
HEIGHTS = np.array([100, 117, 205])
REACHES = np.array([100, 194, 161, 81])
SLIDES = np.array(
    [
        [[[84, 110, 187, 74], [0, 0, 0, 0], [220, 480, 2376, 133]], [[5, 114, 0, 0], [0, 0, 0, 0], [7, 43, 1462, 133]]],
        [
            [[755, 2329, 1067, 660], [1710, 4438, 2103, 1562], [2367, 1012, 2193, 232]],
            [[418, 1826, 544, 333], [1710, 4438, 2103, 1562], [46, 39, 1726, 123]],
        ],
    ]
)
BREAKS = np.array([[[70, 0, 3, 0], [55, 0, 2, 0]], [[1424, 0, 78, 1], [583, 5, 34, 2]]])
LOOSENS = np.array([[1282, 0], [34187, 3910]])
COLLAPSES = np.array([[[47, 1095, 70], [28, 1120, 55]], [[663, 2069, 2298], [90, 743, 2474]]])
