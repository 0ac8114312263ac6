import type { Page } from '@playwright/test';

/**
 * Changes every page when its script has run, as visitors' browsers do, and goes on while the page is used:
 * - a password manager marks each field and inserts an element after it, again when the field gets the focus;
 * - an extension changes a word of each label in place;
 * - Chrome's translator replaces each text, also later ones, by another in two `font` elements.
 */
export const changePages = (page: Page) =>
  page.addInitScript(() => {
    const insertAfter = (field: EventTarget | null) => {
      if (!(field instanceof Element) || !field.matches('input, select, textarea')) return;
      field.setAttribute('data-pass-word', '');
      if (field.nextElementSibling?.localName !== 'pass-word')
        field.after(document.createElement('pass-word'));
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.isConnected || text.parentElement?.closest('font, script, style, textarea, [translate=no]'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
        inner.append(`${text.data}*`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('focusin', ({ target }) => insertAfter(target));
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, select, textarea')) insertAfter(field);
      for (const { firstChild } of document.querySelectorAll('label'))
        if (firstChild instanceof Text) firstChild.data = firstChild.data.replace(/\S+/, 'Parola');
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      translate(document.body);
    });
  });
