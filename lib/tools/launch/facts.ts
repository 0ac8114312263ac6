import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@/lib/content/collections';
import { root } from '../bootstrap.mjs';
import { FACT_FILE, type Fact, parseFacts } from './fact-list';
import type { LaunchFinding } from './result';

/** The texts below content/, by their path there. White space as one sees it. */
export function contentSources(): Map<string, string> {
  const folder = join(root, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.(?:ts|mdx)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\u00a0', ' ')]),
  );
}

/** The list of facts. Throws ContentError where it cannot be read. */
export const readFacts = (sources: ReadonlyMap<string, string>): Fact[] =>
  parseFacts(readFileSync(join(root, FACT_FILE), 'utf8'), sources);

/** The address of the page that a file of content/ belongs to alone. */
function pageOf(file: string): string | undefined {
  const [name = ''] = file.split(/\.(?:ts|mdx)$/);
  if (name.startsWith('pages/')) return `/${name.slice('pages/'.length)}`.replace(/^\/home$/, '/');
  const slug = name.slice(name.lastIndexOf('/') + 1);
  if (name.startsWith('legal/')) return `/${slug}`;
  return collections.find(({ folder }) => `content/${name}`.startsWith(`${folder}/`))?.path(slug);
}

/** A place for an editor: file, line, and the page where there is only one. */
function placeLine(file: string, source: string, words: string): string {
  const line = source.slice(0, source.indexOf(words)).split('\n').length;
  const page = pageOf(file);
  return `content/${file}, riga ${line}${page ? ` (${page})` : ''}: «${words}»`;
}

/** Words of facts that do not stand where the list says. */
export function missingWords(facts: readonly Fact[], sources: ReadonlyMap<string, string>): string[] {
  return facts
    .filter(({ state }) => state !== 'struck')
    .flatMap(({ places }) => places)
    .filter(({ file, words }) => !sources.get(file)?.includes(words))
    .map(({ row, file, words }) => `${FACT_FILE}, row ${row}: content/${file} does not say «${words}»`);
}

/** Every place in the content where words of a fact stand. */
export function placesOf({ places }: Fact, sources: ReadonlyMap<string, string>): string[] {
  const all = [...new Set(places.map(({ words }) => words))];
  return [...sources].flatMap(([file, source]) =>
    all.filter((words) => source.includes(words)).map((words) => placeLine(file, source, words)),
  );
}

/**
 * What the owner still has to decide or to answer, by topic, and where statements that are not true still stand (D36).
 */
export function factFindings(facts: readonly Fact[], sources: ReadonlyMap<string, string>): LaunchFinding[] {
  return [...new Set(facts.map(({ topic }) => topic))].flatMap((topic) => {
    const inState = (state: Fact['state']) =>
      facts.filter((fact) => fact.topic === topic && fact.state === state);
    return [
      ...inState('struck').flatMap((fact) => struck(fact, sources)),
      ...listed(inState('open'), {
        what: (count) =>
          `${topic}: da confermare ${count === 1 ? '1 affermazione' : `${count} affermazioni`}`,
        fix: 'Per ognuna scrivete nella colonna state: confirmed se è vera, struck se non lo è. Allora il comando dice ogni riga da cambiare.',
      }),
      ...listed(inState('question'), {
        what: (count) => `${topic}: ${count === 1 ? '1 domanda' : `${count} domande`} a cui rispondere`,
        fix: 'Date le risposte a chi cura i testi. Una domanda a cui si è risposto si toglie dall’elenco, o diventa un’affermazione, con i punti in cui si legge.',
      }),
    ];
  });
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

function listed(
  facts: readonly Fact[],
  { what, fix }: { what: (count: number) => string; fix: string },
): LaunchFinding[] {
  if (facts.length === 0) return [];
  const lines = facts.map(({ row, id, statement }) => `\n     - riga ${row}, ${id}: ${statement}`);
  return [{ what: `${what(facts.length)}${lines.join('')}`, where: FACT_FILE, fix }];
}
