import { element } from '../element';
import type { Passage } from './passages';

export const markedText = (passage: Passage): (Node | string)[] =>
  passage.map(({ text, matched }) => (matched ? element('mark', {}, text) : text));
