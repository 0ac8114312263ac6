import type { ContentProblem } from '../content-error';
import type { Heading } from '../schema/text';
import { headingOf } from './slug';

/** A heading without Markdown marks. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replace(/\s+#+\s*$/, '')
    .trim();

/** Lines outside fenced code, with their number in the text from 1. */
export function* proseLines(body: string): Generator<[number: number, line: string]> {
  let fence: string | undefined;
  for (const [index, line] of body.split('\n').entries()) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark) {
      fence = mark;
    } else {
      yield [index + 1, line];
    }
  }
}

/** Headings of the second and third level, in order. */
export function outline(body: string): Heading[] {
  const headings: Heading[] = [];
  for (const [, line] of proseLines(body)) {
    const [, marks, words] = /^(#{2,3})\s+(.+)$/.exec(line) ?? [];
    if (!marks || !words) continue;
    headings.push({ ...headingOf(plain(words)), depth: marks.length === 2 ? 2 : 3 });
  }
  return headings;
}

/**
 * What makes a text's headings unusable: a level 1 (the page has its own), a skipped level, a repeated anchor, an element
 * inside (anchors are made of plain words).
 * @param file path for messages
 * @param body the text under the frontmatter
 * @param offset number of lines above the text
 */
export function headingProblems(file: string, body: string, offset: number): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const seen = new Map<string, number>();
  let depth = 1;
  for (const [number, line] of proseLines(body)) {
    const [, marks, words = ''] = /^(#{1,6})\s+(.+)$/.exec(line) ?? [];
    if (!marks) continue;
    const at = { file, line: number + offset };
    const { id } = headingOf(plain(words));
    const first = seen.get(id);
    if (marks.length === 1) {
      problems.push({
        ...at,
        message: 'il titolo di primo livello è già quello della pagina. Usate ## per i capitoli.',
      });
    } else if (marks.length > depth + 1) {
      const fixed = '#'.repeat(depth + 1);
      problems.push({
        ...at,
        message: `il titolo salta un livello. Scrivetelo con ${fixed} invece di ${marks}.`,
      });
    }
    if (/[<{]/.test(words)) {
      problems.push({ ...at, message: 'un titolo non può contenere elementi. Usate solo parole.' });
    } else if (first) {
      problems.push({
        ...at,
        message: `il titolo «${plain(words)}» è già alla riga ${first}. Cambiate uno dei due.`,
      });
    }
    seen.set(id, number + offset);
    if (marks.length > 1) depth = marks.length;
  }
  return problems;
}
