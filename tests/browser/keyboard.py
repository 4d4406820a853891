"""A player with a keyboard alone: Tab to a zone, arrows inside it, and the keys that the buttons show."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.seeing import Choice, Player, Seen

FARTHEST = 120
WHERE = """(node) => {
    const here = document.activeElement;
    if (here === node) return 'there';
    const zone = node.closest('[data-zone]');
    const beside = here.matches('[data-rove]') && here.closest('[data-zone]') === zone;
    if (node.matches('[data-rove]') && zone && beside) return 'zone';
    return here.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}"""
# The arrow that leads there: first along the longer way
ARROWS = """(node) => {
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const [x, y] = middle(document.activeElement.getBoundingClientRect());
    const [tx, ty] = middle(node.getBoundingClientRect());
    const ways = [[Math.abs(tx - x), tx > x ? 'ArrowRight' : 'ArrowLeft'],
        [Math.abs(ty - y), ty > y ? 'ArrowDown' : 'ArrowUp']];
    return ways.filter(([far]) => far > 4).sort((a, b) => b[0] - a[0]).map(([, key]) => key);
}"""
FOCUSED = "() => document.activeElement"
ON_CHOICE = "() => document.activeElement.matches('.thing:not([aria-disabled=true])')"
ON_CONTROL = "() => document.activeElement.matches('button:not([data-rove]), a, input, select')"


def reach(page: Page, target: Locator) -> None:
    """Bring the focus to a thing or a button, by Tab and arrows."""
    target.wait_for()
    for _ in range(FARTHEST):
        where = target.evaluate(WHERE)
        if where == "there":
            return
        if where == "zone":
            walk(page, target)
        else:
            page.keyboard.press("Tab" if where == "after" else "Shift+Tab")
    raise AssertionError(f"the keyboard does not reach {target}")


def walk(page: Page, target: Locator) -> None:
    """One step of the arrows toward a thing of the same zone."""
    before = page.evaluate_handle(FOCUSED)
    for arrow in target.evaluate(ARROWS):
        page.keyboard.press(arrow)
        if not page.evaluate("(before) => document.activeElement === before", before):
            return
    raise AssertionError(f"no arrow leads on to {target}")


class KeyboardPlayer(Player):
    """Presses keys, and nothing else."""

    def press(self, seen: Seen, choice: Choice) -> None:
        page = self.screen.page
        if choice[0] != "button":
            reach(page, self.screen.at(seen, choice))
            page.keyboard.press("Enter")
            return
        shown = seen.buttons[int(choice[1])][0]
        key = {self.screen.words("page-key-space"): "Space", self.screen.words("page-key-enter"): "Enter"}.get(
            shown, shown
        )
        taken = key == "Enter" and page.evaluate(ON_CHOICE)
        if taken or (not key.isdigit() and page.evaluate(ON_CONTROL)):
            reach(page, self.screen.at(seen, choice))
        page.keyboard.press(key)

    def insist(self) -> None:
        page = self.screen.page
        reach(page, page.locator("dialog[open] .do button").last)
        page.keyboard.press("Enter")
