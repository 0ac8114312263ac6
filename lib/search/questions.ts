import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '@/lib/content-error';
import { readUnsaid, type Unsaid } from './unsaid';

/** The questions of visitors, by the address that answers them: `/prezzi#iva`. */
export type Questions = ReadonlyMap<string, readonly string[]>;

const folder = 'content/search/questions';

/** Addresses whose part is missing where the company has nothing for it: `## /partner#portale (se c’è)`. */
type OptionalAddresses = ReadonlySet<string>;

/** The file and line of each address, the first where there are several. */
type Places = ReadonlyMap<string, Pick<ContentProblem, 'file' | 'line'>>;
type QuestionFiles = { questions: Questions; optional: OptionalAddresses; places: Places };

/**
 * Reads the questions that editors have written for the parts of the pages (docs/editing.md, "Search").
 * @param project folder of the project
 * @throws with file and line where one cannot be read
 */
export function readQuestions(project: string): QuestionFiles {
  const questions = new Map<string, string[]>();
  const optional = new Set<string>();
  const places = new Map<string, { file: string; line: number }>();
  const names = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.md')).sort()) {
    let own: string[] | undefined;
    for (const [index, line] of readFileSync(join(project, folder, name), 'utf8')
      .split(/\r?\n/)
      .entries()) {
      const [, address, isOptional] = /^## (\/\S*)( \(se c’è\))?\s*$/.exec(line) ?? [];
      const question = /^- (.*\S)\s*$/.exec(line)?.[1];
      if (address) {
        own = questions.get(address) ?? [];
        questions.set(address, own);
        if (!places.has(address)) places.set(address, { file: `${folder}/${name}`, line: index + 1 });
        if (isOptional) optional.add(address);
      } else if (question && own) own.push(question);
      else if (line.trim() !== '' && !line.startsWith('# '))
        throw new Error(
          `${folder}/${name}:${index + 1}: «${line}» is neither an address («## /prezzi#iva») nor a question below one («- l’IVA è compresa?»).`,
        );
    }
  }
  return { questions, optional, places };
}

/** What editors have written for the search. */
export type SearchContent = QuestionFiles & {
  /** Groups of words that mean the same, a group a line. */
  synonyms: string;
  /** Words of questions that this site does not answer; after a dash, such a question. */
  offTopic: string;
  /** Words of the trades, a line for some of one. */
  trades: readonly [trade: string, words: string][];
  /** What buyers ask for and the site does not say. */
  unsaid: readonly Unsaid[];
};

/**
 * Reads what editors have written for the search.
 * @param project folder of the project
 * @throws with file and line where a question or a subject cannot be read
 */
export const readSearchContent = (project: string): SearchContent => ({
  ...readQuestions(project),
  synonyms: readLines(join(project, 'content/search/synonyms.txt')).join('\n'),
  offTopic: readLines(join(project, 'content/search/off-topic.txt')).join('\n'),
  trades: readLines(join(project, 'content/search/trades.txt')).map((line) => {
    const [trade = '', words = ''] = line.split(': ');
    return [trade, words];
  }),
  unsaid: readUnsaid(project),
});

/** The lines of a file, without comments. */
const readLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
