"""What is stored. The moves are the truth; what `tables` repeats of them (phase, moves, to_move) is for lists only."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData()


def _table_key() -> Column[str]:
    return Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(8)),
    Column("created", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # which of the player's cookies are still good
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules, when it was set up
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # of chance; published when the match is over
    Column("maker", String(32), ForeignKey("players.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("bots_take_over", Boolean, nullable=False),
    Column("clock", String(16), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("to_move", Integer),
    Column("next_table", String(16)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("goal", Integer),  # of somebody who plays alone
    Column("address", String(64)),  # of whoever set it up, as a mark: equal addresses have equal marks
    Index("tables_maker", "maker"),
    Index("tables_address", "address"),
    Column("since", Float, nullable=False, server_default="0"),  # when the time of whoever is to move began to count
    Column("speed", String(8), nullable=False, server_default="calm"),  # at which bots play
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether anybody may ask for one
    Column("copied", Integer, nullable=False, server_default="0"),  # lines of the log that come from another match
    Index("tables_listed", "listed", "phase", "changed"),
    Index("tables_ticking", "clock", "phase", "since"),
)

seats = Table(
    "seats",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("player", String(32), ForeignKey("players.id"), index=True),  # stays when a person leaves a match
    Column("name", Text),  # of a neighbour or a bot; otherwise the player's own counts
    Column("bot", String(40)),
)

# What people reached alone. It outlives its table, which may be cleared away.
solos = Table(
    "solos",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("goal", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("solos_player", "player", "game"),
)

moves = Table(
    "moves",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True),  # from 1
    Column("seat", Integer, nullable=False),  # −1 for chance
    Column("words", Text, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("client", String(64)),  # what the client called it, so that it is done once when it is sent twice
    Column("at", Float, nullable=False),
    Column("hand", Text),  # the path of the hand that carries it out, or the record of what came of one
    UniqueConstraint("table", "client", name="moves_once"),
)

# How everything moved while a hand was at work: to be looked at, for what came of it is in the log.
motions = Table(
    "motions",
    metadata,
    _table_key(),
    Column("line", Integer, primary_key=True),  # of the log, where what came of it begins
    Column("poses", Text, nullable=False),  # in which everything came to rest
    Column("motion", LargeBinary, nullable=False),  # packed by the hands of the game
)

# Who has asked for a hint: one position has one seat to move, and whoever asks there again has asked once.
hints = Table(
    "hints",
    metadata,
    _table_key(),
    Column("line", Integer, primary_key=True),  # how long the log was
    Column("seat", Integer, nullable=False),
)

# What could have been done in finished matches. Whoever knows the key may read it.
reviews = Table(
    "reviews",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),  # who has asked for it
    Column("asked", Float, nullable=False),
    Column("total", Integer),  # how many findings there will be; none as long as nobody has looked
    Column("found", Integer, nullable=False),  # how many there are
    Column("sources", String(16)),  # with which they were found
    Column("trouble", String(24)),  # why it does not go on
    Column("holder", String(16)),  # the process that works at it …
    Column("held", Float, nullable=False),  # … and when it said so last
)

findings = Table(
    "findings",
    metadata,
    Column("review", String(32), ForeignKey("reviews.key", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0
    Column("seat", Integer, nullable=False),  # −1 for chance
    Column("line", Integer, nullable=False),  # of the log, after it
    Column("answer", Text, nullable=False),  # JSON, as a worker has written it
)

chat = Table(
    "chat",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True),  # from 1
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "player", "client", name="chat_once"),
)

watchers = Table(
    "watchers",
    metadata,
    _table_key(),
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),  # knew the code, but found no chair
)

# Work that made a process stand still: it is not done again.
stalls = Table(
    "stalls",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("player", String(32)),
    Column("client", String(64)),  # what a client called its message; none if it was not a message
    Column("at", Float, nullable=False),
    Index("stalls_table", "table"),
)

sent_away = Table(
    "sent_away",
    metadata,
    _table_key(),
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),  # by the maker, before the match began
)

dismissed = Table(
    "dismissed",
    metadata,
    _table_key(),
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),  # does not want to see it among their own
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token", String(64), primary_key=True),  # its SHA-256: whoever reads the database cannot use it
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

# Questions for workers, where several machines share a database: they go when they are answered or nobody needs them.
# Moments are those of the database's own clock.
jobs = Table(
    "jobs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("question", Text, nullable=False),  # JSON
    Column("sources", String(16), nullable=False),  # with which it is to be answered
    Column("rank", Integer, nullable=False),  # how long whoever asked can wait: the least comes first
    Column("share", String(64), nullable=False),  # for whom it is asked
    Column("seconds", Float, nullable=False),  # that a worker is given
    Column("asked", Float, nullable=False),
    Column("wanted", Float, nullable=False),  # until when whoever asked is believed to wait
    Column("taker", String(24)),  # the crew that is at it …
    Column("taken", Float, nullable=False),  # … and until when that is believed to live
    Column("tries", Integer, nullable=False),
    Column("answer", Text),  # JSON
    Column("trouble", String(24)),  # why there is no answer
    Column("detail", Text),
)

# Who answers them: the workers of a server, or of a machine that lends its own.
crews = Table(
    "crews",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("machine", Text, nullable=False),
    Column("sources", String(16), nullable=False),
    Column("processes", Integer, nullable=False),
    Column("ready", Text, nullable=False),  # games that it can search
    Column("until", Float, nullable=False),  # when it is believed to live
)
