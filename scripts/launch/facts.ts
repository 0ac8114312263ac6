import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { root } from '@/scripts/bootstrap.mjs';
import { FACT_FILE, type Fact, parseFacts } from './fact-list';
import type { LaunchResults } from './result';

/** Reads the texts below content/, by their path there, with plain spaces in place of no-break spaces. */
export function contentSources(): Map<string, string> {
  const folder = join(root, 'content');
  const names = filesBelow(folder).filter((name) => /\.(?:ts|mdx)$/.test(name));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('\u00a0', ' ');
  return new Map(names.map((name) => [name, read(name)]));
}

/**
 * Reads the table of facts.
 * @throws ContentError naming its mistakes
 */
export const readFacts = (sources: ReadonlyMap<string, string>): Fact[] =>
  parseFacts(readFileSync(join(root, FACT_FILE), 'utf8'), sources);

/**
 * Finds the words of a fact in the content.
 * @returns file and line of the first place of each wording in each text
 */
export function placesOf({ places }: Fact, sources: ReadonlyMap<string, string>): string[] {
  const wordings = [...new Set(places.map(({ words }) => words))];
  return [...sources].flatMap(([file, source]) => {
    const positions = wordings.map((words) => source.indexOf(words)).filter((position) => position >= 0);
    const lines = new Set(positions.map((end) => source.slice(0, end).split('\n').length));
    return Array.from(lines, (line) => `content/${file}, riga ${line}`);
  });
}

/**
 * Reports the open facts and the struck ones that still appear, with their places (D36). Questions are only notes: the site says
 * nothing about them that could be wrong.
 * @param options `acceptOpen`: the owner accepts open facts as true, so they are only a note; `all`: lists them, and does not
 * only count
 */
export function factFindings(
  facts: readonly Fact[],
  sources: ReadonlyMap<string, string>,
  { acceptOpen = false, all = false } = {},
): LaunchResults {
  /** What these facts are, how many, and each or how to read them. */
  const textOf = (what: string, listed: readonly Fact[], detail: (fact: Fact) => string) => {
    const lines = listed.map((fact, index) => {
      const heading = fact.topic === listed[index - 1]?.topic ? '' : `\n   ${fact.topic}:`;
      return `${heading}\n     - riga ${fact.row}, ${fact.id}: ${fact.statement}${detail(fact)}`;
    });
    return `${what}, ${listed.length}${all ? lines.join('') : `. ${HOW_TO_LIST}`}`;
  };
  // Without places it is about something that the company does not have, such as a second office.
  const open = facts.filter((fact) => fact.state === 'open' && placesOf(fact, sources).length > 0);
  const openText = textOf('Affermazioni che nessuno ha confermato', open, (fact) => {
    return ` (${placesOf(fact, sources).join('; ')})`;
  });
  const questions = facts.filter(({ state }) => state === 'question');
  const struck = facts.filter((fact) => fact.state === 'struck' && placesOf(fact, sources).length > 0);
  return [
    ...struck.map((fact) => ({
      what: `È smentito, e si legge ancora: ${fact.statement}`,
      where: placesOf(fact, sources).join('; '),
      fix: 'Cambiate quelle righe.',
    })),
    ...(open.length > 0 && !acceptOpen ? [{ what: openText, where: FACT_FILE, fix: CONFIRM }] : []),
    ...(open.length > 0 && acceptOpen ? [`${openText}\n     ACCEPT_OPEN_FACTS=1 le assume.`] : []),
    ...(questions.length > 0
      ? [textOf('Domande a cui può rispondere solo chi vende', questions, () => '')]
      : []),
  ];
}

const HOW_TO_LIST = 'Per leggerle: npm run launch-check -- --facts';
const CONFIRM =
  'Per ognuna scrivete nella colonna state: confirmed se è vera, struck se non lo è. Con l’impostazione ACCEPT_OPEN_FACTS=1 le assumete tutte come sono.';
