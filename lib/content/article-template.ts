import { readFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content-error';
import { projectPath } from '@/lib/project-path';
import type { Entry } from './frontmatter';

/** The draft, with guidance in comments, that editors copy and `npm run new:article` fills in. */
export const articleTemplate = (): string => readFileSync(projectPath('content/news/modello.txt'), 'utf8');

/** Fields that an editor must rewrite. The template's values of the others may be right. */
const REWRITTEN_FIELDS = ['title', 'summary'];

/**
 * What a text still contains of its template.
 * @param file path for messages
 */
export function templateProblems(
  file: string,
  { data, body, above, lines }: Entry<Readonly<Record<string, unknown>>>,
  template: string,
): ContentProblem[] {
  const [, head = '', text = ''] = template.split(/^---$/m);
  const templateLines = new Set(text.split('\n').filter(Boolean));
  return [
    ...REWRITTEN_FIELDS.filter((field) => head.includes(`\n${field}: "${data[field]}"\n`)).map((field) => ({
      file,
      line: lines.get(field),
      field,
      message: 'ha ancora le parole del modello. Scrivete le vostre.',
    })),
    ...body.split('\n').flatMap((words, index) => {
      const message = `«${words.slice(0, 40)}…» viene dal modello. Scrivete le vostre parole, o toglietelo.`;
      return templateLines.has(words.trim()) ? [{ file, line: above + index + 1, message }] : [];
    }),
  ];
}
