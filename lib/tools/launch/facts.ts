import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/files-below';
import { root } from '@/lib/tools/bootstrap.mjs';
import { FACT_FILE, type Fact, parseFacts } from './fact-list';
import type { LaunchFinding, LaunchResults } from './result';

/** The texts below content/, by their path there. Their no-break spaces become plain spaces. */
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

/** Every place in the content with words of a fact: file, line and words. */
export function placesOf({ places }: Fact, sources: ReadonlyMap<string, string>): string[] {
  const wordings = [...new Set(places.map(({ words }) => words))];
  return [...sources].flatMap(([file, source]) =>
    wordings.filter((words) => source.includes(words)).map((words) => placeLine(file, source, words)),
  );
}

function placeLine(file: string, source: string, words: string): string {
  const line = source.slice(0, source.indexOf(words)).split('\n').length;
  return `content/${file}, riga ${line}: «${words}»`;
}

/**
 * What the owner still has to decide, by topic, and where statements that are not true still appear (D36). Questions are
 * only notes: the site says nothing about them that could be wrong.
 * @param acceptOpen the owner accepts open facts as true: they are only notes
 */
export function factFindings(
  facts: readonly Fact[],
  sources: ReadonlyMap<string, string>,
  acceptOpen = false,
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

/** A fact that is not true and still appears. */
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

/** The facts in a state by topic: how many, and a line for each. */
function byTopic(facts: readonly Fact[], state: Fact['state']) {
  const factsInState = facts.filter((fact) => fact.state === state);
  return [...new Set(factsInState.map(({ topic }) => topic))].map((topic) => {
    const lines = factsInState
      .filter((fact) => fact.topic === topic)
      .map(({ row, id, statement }) => `\n     - riga ${row}, ${id}: ${statement}`);
    return { topic, count: lines.length, lines: lines.join('') };
  });
}
