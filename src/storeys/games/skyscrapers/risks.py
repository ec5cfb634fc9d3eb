"""The table of risks: how likely it is that something falls when a hand has carried a piece.

Made on 2026-11-16 with mujoco 4.0.1 x86_64 from 35,376 episodes by

    python -m storeys.lab.skyscrapers.episodes --count 2000 --start 0 --jobs 16 --seconds 550 --out FILE
    python -m storeys.lab.skyscrapers.episodes --count 2000 --start 2000 --jobs 16 --seconds 520 --out FILE
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
            [[740, 1101, 1423, 545], [362, 324, 256, 432], [1660, 436, 813, 147]],
            [[77, 358, 142, 29], [362, 324, 256, 432], [832, 186, 302, 138]],
        ],
        [
            [[1204, 2153, 1722, 951], [898, 2440, 1021, 665], [12680, 1864, 1644, 224]],
            [[615, 805, 1095, 469], [898, 2440, 1021, 665], [12680, 729, 956, 224]],
        ],
    ]
)
HEIGHTS = np.array([100, 109, 200])
REACHES = np.array([100, 209, 183, 82])
SLIDES = np.array(
    [
        [
            [[80, 477, 229, 47], [0, 0, 0, 0], [247, 447, 2433, 172]],
            [[5, 0, 41, 3], [0, 0, 0, 0], [175, 447, 1817, 172]],
        ],
        [
            [[876, 2730, 1484, 746], [1574, 3657, 4039, 1272], [3362, 1083, 2797, 253]],
            [[370, 1343, 839, 281], [1574, 3657, 4039, 1272], [2290, 388, 892, 169]],
        ],
    ]
)
BREAKS = np.array([[[218, 2, 11, 0], [115, 0, 5, 0]], [[1390, 2, 78, 0], [489, 21, 32, 2]]])
LOOSENS = np.array([[1287, 0], [33473, 3818]])
COLLAPSES = np.array([[[116, 784, 1223], [34, 550, 1499]], [[626, 1600, 2375], [100, 1576, 2241]]])
