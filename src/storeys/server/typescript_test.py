import pytest

from . import protocol
from .typescript import TARGET, interface, main, source


@pytest.mark.skipif(not TARGET.parent.exists(), reason="there is no client beside this package")
def test_the_clients_types_are_those_of_the_server() -> None:
    assert TARGET.read_text("utf-8") == source()


def test_a_stale_file_is_found_and_mended(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storeys.server.typescript.TARGET", TARGET.__class__(f"{tmp_path}/src/protocol.ts"))
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert main(["--check"]) == 0


def test_what_a_client_may_leave_out_is_optional_and_what_it_reads_is_there() -> None:
    assert "  seat?: number | null;" in interface(protocol.Join)
    assert "  table: string | null;" in interface(protocol.Problem)
    assert '  type: "snapshot";' in interface(protocol.Snapshot)
    assert "  sheet: ScoreLine[][];" in interface(protocol.Position)
    assert "  arguments?: Record<string, string | number>;" in interface(protocol.Say)


def test_every_model_is_written_before_the_unions_that_name_it() -> None:
    text = source()
    assert text.index("export interface Gone") < text.index("export type FromServer")
    assert text.count("export interface") == len(set(text.split("export interface ")[1:]))
