import { element } from '../element';
import type { Passage } from './passages';

/** A passage with its matched words in `<mark>`. */
export const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, matched }) => (matched ? element('mark', {}, text) : text));
