"""What the server tells Prometheus about itself."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("storeys_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("storeys_connections", "Open WebSockets", registry=self.registry)
        self.moves = Counter("storeys_moves", "Moves stored", ["by"], registry=self.registry)
        self.refusals = Counter("storeys_refusals", "Messages and requests refused", ["code"], registry=self.registry)
        self.conflicts = Counter("storeys_conflicts", "Appends that came too late", registry=self.registry)
        self.bot_failures = Counter(
            "storeys_bot_failures", "Moves played in place of a bot", ["bot", "game", "how"], registry=self.registry
        )
        self.work = Histogram("storeys_work_seconds", "Answers of workers", ["kind"], registry=self.registry)
        self.work_waiting = Gauge("storeys_work_waiting", "Waits for a worker", ["kind"], registry=self.registry)
        self.work_failures = Counter(
            "storeys_work_failures",
            "Questions to which a worker had no answer",
            ["kind", "game", "how"],
            registry=self.registry,
        )
        self.crews = Gauge(
            "storeys_crews", "Servers and machines that lend workers", ["version"], registry=self.registry
        )
        self.searchable = Gauge(
            "storeys_searchable", "Games for which there is machine code", ["game"], registry=self.registry
        )
        self.hands = Gauge("storeys_hands", "Tables that wait for what comes of a hand", registry=self.registry)
        self.episodes = Histogram(
            "storeys_episode_seconds", "To find out what comes of a hand", ["game"], registry=self.registry
        )
        self.sent_away = Counter("storeys_sent_away", "Sockets given up", ["reason"], registry=self.registry)
        self.restarts = Counter("storeys_restarts", "Chores begun again", ["chore"], registry=self.registry)
        self.troubled = Gauge(
            "storeys_troubled", "Chores in trouble (1) or well (0)", ["chore"], registry=self.registry
        )
        self.long_work = Counter(
            "storeys_long_work",
            "Work of more than 250 ms, on the event loop or beside it",
            ["where", "kind", "cause"],
            registry=self.registry,
        )
        self.loop_lag = Histogram("storeys_loop_lag_seconds", "How late the event loop is", registry=self.registry)
        self.messages = Histogram("storeys_message_seconds", "To answer a message", ["type"], registry=self.registry)
        self.requests = Histogram("storeys_request_seconds", "To answer a request", ["route"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
