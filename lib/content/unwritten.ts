import type { ContentProblem } from '@/lib/content-error';
import type { Entry } from './frontmatter';

/** Words of a template that an editor is to write anew. */
export type Unwritten = { fields: Readonly<Record<string, string>>; text: string };

/** Paragraphs, with the number of lines before each. */
const paragraphs = (text: string) =>
  [...text.matchAll(/(?:^[^\S\n]*\S.*\n?)+/gm)].map(({ 0: words, index }) => ({
    words: words.replaceAll(/\s+/g, ' ').trim(),
    above: text.slice(0, index).split('\n').length - 1,
  }));

/**
 * What a text still contains of the template.
 * @param file path for messages
 */
export function unwrittenProblems(
  file: string,
  { data, body, above: offset, lines }: Entry<Readonly<Record<string, unknown>>>,
  { fields, text }: Unwritten,
): ContentProblem[] {
  const template = new Set(paragraphs(text).map(({ words }) => words));
  return [
    ...Object.entries(fields)
      .filter(([field, words]) => data[field] === words)
      .map(([field]) => ({
        file,
        line: lines.get(field),
        field,
        message: 'ha ancora le parole del modello. Scrivete le vostre.',
      })),
    ...paragraphs(body)
      .filter(({ words }) => template.has(words))
      .map(({ words, above }) => ({
        file,
        line: offset + above + 1,
        message: `«${words.slice(0, 40)}…» viene dal modello. Scrivete le vostre parole, o toglietelo.`,
      })),
  ];
}
