import type { Passage } from './passages';

/** An element with these properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A passage with its matched words marked. */
export const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, matched }) => (matched ? make('mark', {}, text) : text));
