import { readFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content-error';
import { projectPath } from '@/lib/project-path';
import type { Entry } from './frontmatter';

/** The draft, with guidance in comments, that editors copy and `npm run new:article` fills in. */
export const articleTemplate = (): string => readFileSync(projectPath('content/news/modello.txt'), 'utf8');

/** Fields whose words an editor writes anew; what the others hold may be right. */
const REWRITTEN = ['title', 'summary'];

/** Paragraphs, with the number of lines before each. */
const paragraphs = (text: string) =>
  [...text.matchAll(/(?:^[^\S\n]*\S.*\n?)+/gm)].map(({ 0: words, index }) => ({
    words: words.replaceAll(/\s+/g, ' ').trim(),
    above: text.slice(0, index).split('\n').length - 1,
  }));

/**
 * What a text still contains of its template.
 * @param file path for messages
 */
export function templateProblems(
  file: string,
  { data, body, above: offset, lines }: Entry<Readonly<Record<string, unknown>>>,
  template: string,
): ContentProblem[] {
  const [, head = '', text = ''] = template.split(/^---$/m);
  const known = new Set(paragraphs(text).map(({ words }) => words));
  return [
    ...REWRITTEN.filter((field) => head.includes(`\n${field}: "${data[field]}"\n`)).map((field) => ({
      file,
      line: lines.get(field),
      field,
      message: 'ha ancora le parole del modello. Scrivete le vostre.',
    })),
    ...paragraphs(body)
      .filter(({ words }) => known.has(words))
      .map(({ words, above }) => ({
        file,
        line: offset + above + 1,
        message: `«${words.slice(0, 40)}…» viene dal modello. Scrivete le vostre parole, o toglietelo.`,
      })),
  ];
}
