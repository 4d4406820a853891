"""Requests made up from the OpenAPI description: the server answers as it says, and never fails."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as how
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteka.web.app import create_app
from tests.web.playing import OPEN, OTHER, PERSON, Player, Server, settings

EXAMPLES = 20
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIBED = create_app(settings(Path())).openapi()
OPERATIONS = sorted((path, method) for path, methods in DESCRIBED["paths"].items() for method in methods)


def tables(server: Server) -> list[Player]:
    """Who sits at tables of every kind: waiting, in play, nearly over and over."""
    waiting, _ = server.table(PERSON, OPEN, OPEN)
    playing, other, watcher = server.table(PERSON, OTHER)
    over, _, _ = server.table(PERSON, OTHER)
    server.skip(over, 0)
    return [waiting, playing, other, watcher, over]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_the_server_answers_as_it_is_described(server: Server, path: str, method: str) -> None:
    schema = schemathesis.openapi.from_dict(DESCRIBED)
    operation = schema[path][method.upper()]
    who = tables(server)
    answered = []

    @how(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), number=st.integers(0, len(who)))
    def ask(case: schemathesis.Case, number: int) -> None:
        if number < len(who):
            case.path_parameters = {"table": who[number].table}
            case.headers = {**dict(case.headers or {}), **who[number].headers}
        answered.append(case.call_and_validate(base_url=server.address, checks=CHECKS).status_code)

    ask()
    assert len(answered) >= 1
    assert max(answered) < 500


def test_all_operations_are_tried() -> None:
    assert len(OPERATIONS) == 10
