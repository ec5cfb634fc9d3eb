"""What a server writes while it runs: one JSON object a line."""

import json
import logging
import sys

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        told |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            told["trouble"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers, root.level = [handler], logging.getLevelName(level.upper())
    logging.getLogger("uvicorn").setLevel("WARNING")  # it writes whole addresses, and they can hold codes
    logging.getLogger("alembic").setLevel("WARNING")
