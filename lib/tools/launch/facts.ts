import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { root } from '@/lib/tools/bootstrap.mjs';
import { FACT_FILE, type Fact, parseFacts } from './fact-list';
import type { LaunchFinding, LaunchResults } from './result';

/** The texts below content/, by their path there, with no-break spaces as plain ones. */
export function contentSources(): Map<string, string> {
  const folder = join(root, 'content');
  return new Map(
    filesBelow(folder)
      .filter((name) => /\.(?:ts|mdx)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\u00a0', ' ')]),
  );
}

/** The list of facts. @throws ContentError if it cannot be read */
export const readFacts = (sources: ReadonlyMap<string, string>): Fact[] =>
  parseFacts(readFileSync(join(root, FACT_FILE), 'utf8'), sources);

function placeLine(file: string, source: string, words: string): string {
  const line = source.slice(0, source.indexOf(words)).split('\n').length;
  return `content/${file}, riga ${line}: «${words}»`;
}

/** Every place in the content with words of a fact: file, line and words. */
export function placesOf({ places }: Fact, sources: ReadonlyMap<string, string>): string[] {
  const all = [...new Set(places.map(({ words }) => words))];
  return [...sources].flatMap(([file, source]) =>
    all.filter((words) => source.includes(words)).map((words) => placeLine(file, source, words)),
  );
}

/**
 * What the owner still has to decide, by topic, and where statements that are not true still appear (D36). Questions are
 * only notes: the site says nothing about them that could be wrong.
 * @param acceptOpen the owner accepts what nobody has confirmed: it is only a note
 */
export function factFindings(
  facts: readonly Fact[],
  sources: ReadonlyMap<string, string>,
  acceptOpen = false,
): LaunchResults {
  const topics = [...new Set(facts.map(({ topic }) => topic))].map((topic) => ({
    topic,
    inState: (state: Fact['state']) => facts.filter((fact) => fact.topic === topic && fact.state === state),
  }));
  return [
    ...facts.flatMap((fact) => (fact.state === 'struck' ? struck(fact, sources) : [])),
    ...topics.flatMap(({ topic, inState }) => open(topic, inState('open'), acceptOpen)),
    ...topics.flatMap(({ topic, inState }) => questions(topic, inState('question'))),
  ];
}

function struck(fact: Fact, sources: ReadonlyMap<string, string>): LaunchFinding[] {
  const places = placesOf(fact, sources);
  if (places.length === 0) return [];
  return [
    {
      what: `È smentito, e si legge ancora: ${fact.statement}`,
      where: ['', ...places].join('\n     - '),
      fix: `Cambiate ogni riga dell’elenco; «${fact.id}» può restare in ${FACT_FILE} come struck.`,
    },
  ];
}

const lines = (facts: readonly Fact[]) =>
  facts.map((fact) => `\n     - riga ${fact.row}, ${fact.id}: ${fact.statement}`).join('');

function open(topic: string, facts: readonly Fact[], accepted: boolean): LaunchResults {
  if (facts.length === 0) return [];
  const count = facts.length === 1 ? '1 affermazione' : `${facts.length} affermazioni`;
  if (accepted) {
    return [`${topic}: ${count} che nessuno ha confermato (ACCEPT_OPEN_FACTS=1 se le assume)${lines(facts)}`];
  }
  return [
    {
      what: `${topic}: da confermare ${count}${lines(facts)}`,
      where: FACT_FILE,
      fix: 'Per ognuna scrivete nella colonna state: confirmed se è vera, struck se non lo è. Allora il comando dice ogni riga da cambiare. Con l’impostazione ACCEPT_OPEN_FACTS=1 le assumete tutte come sono.',
    },
  ];
}

function questions(topic: string, facts: readonly Fact[]): string[] {
  if (facts.length === 0) return [];
  const count = facts.length === 1 ? '1 domanda' : `${facts.length} domande`;
  return [`${topic}: ${count} a cui può rispondere solo chi vende${lines(facts)}`];
}
