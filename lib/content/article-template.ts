import { readFileSync } from 'node:fs';
import type { ContentProblem } from '@/lib/content-error';
import { projectPath } from '@/lib/project-path';
import type { Entry } from './frontmatter';

/** The draft, with guidance in comments, that editors copy and `npm run new:article` fills in. */
export const articleTemplate = (): string => readFileSync(projectPath('content/news/modello.txt'), 'utf8');

/** Fields that an editor must rewrite. The template's values of the other fields may be right. */
const REWRITTEN_FIELDS = ['title', 'summary'];

/**
 * The words of the template that a text still contains.
 * @param file path for messages
 */
export function templateProblems(
  file: string,
  { data, body, above, lines }: Entry<Readonly<Record<string, unknown>>>,
  template: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const [, templateHead = '', templateBody = ''] = template.split(/^---$/m);
  for (const field of REWRITTEN_FIELDS) {
    if (!templateHead.includes(`\n${field}: "${data[field]}"\n`)) continue;
    const message = 'ha ancora le parole del modello. Scrivete le vostre.';
    problems.push({ file, line: lines.get(field), field, message });
  }
  const templateLines = new Set(templateBody.split('\n').filter(Boolean));
  for (const [index, words] of body.split('\n').entries()) {
    if (!templateLines.has(words.trim())) continue;
    const message = `«${words.slice(0, 40)}…» viene dal modello. Scrivete le vostre parole, o toglietelo.`;
    problems.push({ file, line: above + index + 1, message });
  }
  return problems;
}
