import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { root } from '@/lib/tools/bootstrap.mjs';
import { FACT_FILE, type Fact, parseFacts } from './fact-list';
import type { LaunchFinding, LaunchResults } from './result';

/** Reads the texts below content/, by their path there, with plain spaces in place of no-break spaces. */
export function contentSources(): Map<string, string> {
  const folder = join(root, 'content');
  return new Map(
    filesBelow(folder)
      .filter((name) => /\.(?:ts|mdx)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\u00a0', ' ')]),
  );
}

/** Reads the table of facts. @throws ContentError naming its mistakes */
export const readFacts = (sources: ReadonlyMap<string, string>): Fact[] =>
  parseFacts(readFileSync(join(root, FACT_FILE), 'utf8'), sources);

/** Finds the words of a fact in the content. @returns a line with file, line number and words for each occurrence */
export function placesOf({ places }: Fact, sources: ReadonlyMap<string, string>): string[] {
  const wordings = [...new Set(places.map(({ words }) => words))];
  return [...sources].flatMap(([file, source]) => {
    const found = wordings.filter((words) => source.includes(words));
    return found.map((words) => `content/${file}, riga ${lineOf(words, source)}: «${words}»`);
  });
}

const lineOf = (words: string, source: string) => source.slice(0, source.indexOf(words)).split('\n').length;

/**
 * Reports open facts by topic, and the places of struck facts (D36). Questions are only notes: the site says nothing about them
 * that could be wrong.
 * @param options `acceptOpen`: the owner accepts open facts as true, so they are only notes
 */
export function factFindings(
  facts: readonly Fact[],
  sources: ReadonlyMap<string, string>,
  { acceptOpen = false } = {},
): LaunchResults {
  return [
    ...facts.flatMap((fact) => (fact.state === 'struck' ? struckFindings(fact, sources) : [])),
    ...byTopic(facts, 'open').map(({ topic, count, lines }) =>
      acceptOpen
        ? `${topic}: affermazioni che nessuno ha confermato (ACCEPT_OPEN_FACTS=1 le assume), ${count}${lines}`
        : {
            what: `${topic}: affermazioni da confermare, ${count}${lines}`,
            where: FACT_FILE,
            fix: 'Per ognuna scrivete nella colonna state: confirmed se è vera, struck se non lo è. Allora il comando dice ogni riga da cambiare. Con l’impostazione ACCEPT_OPEN_FACTS=1 le assumete tutte come sono.',
          },
    ),
    ...byTopic(facts, 'question').map(
      ({ topic, count, lines }) => `${topic}: domande a cui può rispondere solo chi vende, ${count}${lines}`,
    ),
  ];
}

/** Reports a fact that is not true and still appears. */
function struckFindings(fact: Fact, sources: ReadonlyMap<string, string>): LaunchFinding[] {
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

/** Groups the facts in a state by topic. @returns for each topic the number of facts, and a line of the report for each */
function byTopic(facts: readonly Fact[], state: Fact['state']) {
  const groups = new Map<string, string[]>();
  for (const { row, id, topic, statement } of facts.filter((fact) => fact.state === state)) {
    const line = `\n     - riga ${row}, ${id}: ${statement}`;
    groups.set(topic, [...(groups.get(topic) ?? []), line]);
  }
  return Array.from(groups, ([topic, lines]) => ({ topic, count: lines.length, lines: lines.join('') }));
}
