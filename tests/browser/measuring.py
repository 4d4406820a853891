"""Measures of a page: what does not fit, what is too small to hit, and what nobody has translated."""

from __future__ import annotations

from playwright.sync_api import Page

TARGET = 44

# Texts that stick out of their own box, or of which a part is cut off by an edge that cannot be scrolled
CLIPPED = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const holder = text.parentElement;
        if (!text.data.trim() || !holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        if (holder.closest('.unseen, svg, option, script, style')) continue;
        // An address may end in dots: it is copied by a button, and whole in its title
        if (/^https?:/.test(text.data.trim()) && holder.closest('[title]')?.title === text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()];
        let own = true;
        for (let around = holder; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.display === 'inline' || style.display === 'contents') continue;
            if (style.clipPath !== 'none') break;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
            const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
            const edge = around.getBoundingClientRect();
            const beside = (box) => box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
            const above = (box) => box.top < edge.top - 4 || box.bottom > edge.bottom + 4;
            const out = boxes.some((box) => ((own || cuts) && beside(box)) || (cuts && above(box)));
            own = false;
            if (out) {
                found.push(`"${text.data.trim().slice(0, 60)}" in ${holder.tagName}.${holder.className}`
                    + ` beyond ${around.tagName}.${around.className}`);
                break;
            }
        }
    }
    return [...new Set(found)];
}"""

# Ids of messages, and placeables, where a player should read words
UNTRANSLATED = """() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (!text.parentElement.closest('script, style')) texts.push(text.data);
    for (const node of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
    const id = /\\b(citadels|dominion|rebirth|seasons|page|common|bot|game|cli)-[a-z][a-z-]*/;
    const gap = /\\{|undefined|\\bnull\\b|NaN|\\[object/;
    return texts.filter((text) => id.test(text) || gap.test(text));
}"""

SMALL = """(least) => [...document.querySelectorAll('button, a, input, select, [role=button], summary')]
    .filter((node) => node.checkVisibility({visibilityProperty: true}) && !node.closest('.unseen'))
    // Names of cards inside a sentence have its height
    .filter((node) => !node.matches('ol .name, .todo .name, .since .name, .seat .name'))
    // A player's plate that nobody can choose does nothing when it is pressed
    .filter((node) => !node.matches('.plate[aria-disabled=true]'))
    .map((node) => {
        const own = node.getBoundingClientRect();
        // A press on the words of a label is a press on its box
        const box = node.matches('[type=checkbox]') ? node.closest('label').getBoundingClientRect() : own;
        return [node, box];
    })
    .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([node, box]) => `${node.ariaLabel ?? node.innerText} (${node.tagName}.${node.className}):`
        + ` ${box.width.toFixed(1)}x${box.height.toFixed(1)}`)"""

WIDER = """() => {
    const page = document.scrollingElement;
    const wide = innerWidth;
    if (page.scrollWidth <= wide) return [];
    return [`the page: ${page.scrollWidth} in ${wide}`, ...[...document.querySelectorAll('body *')]
        .filter((node) => node.getBoundingClientRect().right > wide + 1).slice(0, 5)
        .map((node) => `${node.tagName}.${node.className}`)];
}"""

# Whatever a decision needs, outside the window or cut off by the table's edge
OUT_OF_SIGHT = """() => {
    const page = document.scrollingElement;
    const found = page.scrollHeight > innerHeight ? [`the page scrolls: ${page.scrollHeight} in ${innerHeight}`] : [];
    const edge = document.querySelector('main').getBoundingClientRect();
    const needed = 'main .thing, main .prompt .sentence, main .prompt .help, main .prompt button, main .counters > *';
    for (const node of document.querySelectorAll(needed)) {
        if (!node.checkVisibility()) continue;
        const box = node.getBoundingClientRect();
        if (box.top < edge.top - 1 || box.left < edge.left - 1 || box.right > edge.right + 1
            || box.bottom > Math.min(edge.bottom, innerHeight) + 1)
            found.push(`${node.ariaLabel ?? node.innerText} (${node.className}): ${box.top.toFixed()} to`
                + ` ${box.bottom.toFixed()}, ${box.left.toFixed()} to ${box.right.toFixed()}`);
    }
    return found;
}"""


def measured(page: Page, measure: str, arg: object = None) -> list[str]:
    """What a measure finds wrong."""
    found: list[str] = page.evaluate(measure, arg)
    return found


def clipped(page: Page) -> list[str]:
    """Texts that are cut off, or wider than their boxes."""
    return measured(page, CLIPPED)


def untranslated(page: Page) -> list[str]:
    """Texts that are no words of any language."""
    return measured(page, UNTRANSLATED)


def too_small(page: Page) -> list[str]:
    """What can be pressed, but is smaller than a finger."""
    return measured(page, SMALL, TARGET)


def too_wide(page: Page) -> list[str]:
    """Why the page can be moved sideways."""
    return measured(page, WIDER)


def out_of_sight(page: Page) -> list[str]:
    """What one must scroll for to decide."""
    return measured(page, OUT_OF_SIGHT)
