"""Sizes, weights and strengths: every figure of the simulation once, with its reason. Metres, kilograms, seconds.

The box says nothing about them. Cards of 70 mm, two millimetres thick, and workers of 27 mm are what such games are
made of; friction is that of cardboard and painted wood. Strengths and tremors are chosen so that the figures of
ARCHITECTURE.md ("Hands") come out, and `python -m storeys.lab.skyscrapers.hands` measures them again.
"""

GRAVITY = 9.81

# --- The lattice in the world ----------------------------------------------------------------------------------------

UNIT = 0.035  # S-1: half a card's side
THICKNESS = 0.002
CLEARANCE = 0.00025  # between cards that touch on the lattice: cut cardboard is never quite full
HALF_THICKNESS = THICKNESS / 2
HALF_SIDE = UNIT - HALF_THICKNESS - CLEARANCE  # an edge ends where the face of its neighbour begins

# --- Pieces ----------------------------------------------------------------------------------------------------------

CARD_MASS = 0.0061
BASE_MASS = 0.02  # the grass edge of a base card is weighted
RIVET_MASS = 0.0003
RIVET_RADIUS = 0.003  # it stands out two millimetres on both sides: workers stumble over it (S-17)
WORKER_MASS = 0.00145
WORKER_HEIGHT = 0.027
WORKER_HALF_WIDTH = 0.0035
HEAD_RADIUS = 0.004
BODY_HEIGHT = WORKER_HEIGHT - 2 * HEAD_RADIUS
HEAD_SHARE = 0.2  # of a worker's mass

# Nine workers stand in one cell, in three rows of three; the middle is taken first, the corners last.
SPOT_GAP = 0.0105
SPOTS = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1))

# --- Friction and contact --------------------------------------------------------------------------------------------

CARD_FRICTION = 0.45
WORKER_FRICTION = 0.5
GROUND_FRICTION = 0.7  # the round board has a rough middle, or no building would survive its turning
TORSION, ROLLING = 0.0005, 0.00002  # not used by contacts of three dimensions; the engine wants them
CONTACT_TIME = 0.005  # a contact gives way for so long; five steps
CONTACT_GIVE = (0.97, 0.99, 0.0005, 0.5, 2.0)

# --- Rivets ----------------------------------------------------------------------------------------------------------

RIVET_TIME, RIVET_DAMP = 0.004, 1.0
RIVET_GIVE = (0.97, 0.97, 0.001, 0.5, 2.0)  # a rivet yields a little: a tall building sways
STRENGTH = 0.1  # newton metres; buildings of greedy players load their rivets with up to 0.03 at rest
LOOSE = 400  # S-31: what is left of its strength, in thousandths, until it is pressed home
LOAD_MEMORY = 0.03  # the load that counts is smoothed over so many seconds: a knock is shorter than a tear
FIRM = 1000  # the strength of a rivet in thousandths

# --- Time ------------------------------------------------------------------------------------------------------------

STEP = 0.002  # the stiffest spring, a rivet, gives way over two steps
FINE_STEP = 0.001  # when an episode is tried again
SETTLING = 4.0  # seconds after the hand has let go, in which everything must come to rest
SHORTEST_REST = 0.3  # nothing is called settled earlier …
STILL = 0.2  # … or before it was at rest for so long: …
STAYED, STAYED_TURN = 0.0005, 0.01  # … nothing further than this from where it was, in metres and parts of a quaternion
AFTER_COLLAPSE = 1.5  # a collapse is worth watching; there is nothing left to settle
LOOK = 0.02  # how often it is looked whether everything is at rest, or something on the ground
ON_GROUND = 0.002  # S-30: a card whose lowest point is lower than this lies on the ground

# --- What is told of it ----------------------------------------------------------------------------------------------

ASTRIDE = 0.005  # a worker whose middle is so far beyond the border of its cell still has a foot in it
LYING = 0.7  # a worker lies when its head points up by less than this, of 1

# --- The hand --------------------------------------------------------------------------------------------------------

GRIP_RATE = 120.0  # radians a second: fingers follow the hand as a spring of this frequency, without overshoot
WORKER_GRIP, CARD_GRIP = 0.1, 0.4  # newtons: more, and the fingers give way
GRIP_TURN = 0.02  # newton metres
PRESS_RATE, PRESS_GRIP = 300.0, 1.5  # a hand that presses is tense: stiffer, and stronger
PRESS = 0.1  # newtons that pass to the building when a rivet is pressed; the other fingers hold against the rest
PRESSING = 0.3  # seconds
CARRY_SPEED = 0.15  # metres a second on the way, on average
QUICKEST, SLOWEST = 0.4, 1.5  # seconds a hand takes for its way, however short or long
APPROACH = 0.06  # metres of a card's way into its slot that are simulated
RIDE = 0.004  # a worker is carried so high above the floors of the cells it passes
LET_GO = -0.001  # and set down: the hand goes on until it feels the floor
CATCH, CATCH_TURN = 0.016, 0.45  # metres and radians: further off, and the rivet does not catch at all
OFF = 0.005  # metres: the rivet of a card pressed further off than this, on average, stays loose (S-31)
LEAST_PRESS = 0.1  # seconds: pressed for less, and it stays loose, too
BRACE = 0.5  # S-31: what a braced building feels of the hand's tremor
BRACE_DAMPING = 0.02, 0.00002  # and what the other hand takes out of its motion, for each card: N·s/m, N·m·s
