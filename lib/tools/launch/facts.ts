import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact, FactTopic } from '@/lib/schema/fact';
import { root } from '../bootstrap.mjs';
import type { LaunchFinding } from './result';

const module = 'facts.ts';

/** The files below content/, by their path there, without the list of facts itself. White space as one sees it. */
export function contentSources(): Map<string, string> {
  const folder = join(root, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.(?:ts|mdx)$/.test(name) && name !== module)
      .map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\u00a0', ' ')]),
  );
}

/** The address of the page that a file of content/ belongs to alone. */
function pageOf(file: string): string | undefined {
  const [, kind, name = ''] = /^(pages|docs|news|legal)\/(.+)\.(?:ts|mdx)$/.exec(file) ?? [];
  const roots: Record<string, string> = {
    pages: '/',
    docs: '/documentazione/',
    news: '/novita/',
    legal: '/',
  };
  return kind && `${roots[kind]}${kind === 'pages' && name === 'home' ? '' : name}`;
}

/** A place for an editor: file, line, and the page where there is only one. */
function place(file: string, source: string, words: string): string {
  const line = source.slice(0, source.indexOf(words)).split('\n').length;
  const page = pageOf(file);
  return `content/${file}, riga ${line}${page ? ` (${page})` : ''}: «${words}»`;
}

/** Words of facts that do not stand where the list says. */
export function missingWords(topics: readonly FactTopic[], sources: ReadonlyMap<string, string>): string[] {
  return topics
    .flatMap(({ facts }) => facts)
    .filter(({ state }) => state !== 'struck')
    .flatMap(({ id, said }) =>
      said
        .filter(([file, words]) => !sources.get(file)?.includes(words))
        .map(([file, words]) => `${id}: content/${file} does not say «${words}»`),
    );
}

/** Every place in the content where words of a fact stand. */
export function placesOf({ said }: Pick<Fact, 'said'>, sources: ReadonlyMap<string, string>): string[] {
  const words = [...new Set(said.map(([, each]) => each))];
  return [...sources].flatMap(([file, source]) =>
    words.filter((each) => source.includes(each)).map((each) => place(file, source, each)),
  );
}

/**
 * What the owner still has to decide about the facts that the specification does not hold, and where struck ones still
 * stand (D36).
 */
export function factFindings(
  topics: readonly FactTopic[],
  sources: ReadonlyMap<string, string>,
): LaunchFinding[] {
  return topics.flatMap(({ topic, facts }) => [
    ...facts.filter(({ state }) => state === 'struck').flatMap((fact) => struck(fact, sources)),
    ...open(
      topic,
      facts.filter(({ state }) => state === 'open'),
    ),
  ]);
}

function struck(fact: Fact, sources: ReadonlyMap<string, string>): LaunchFinding[] {
  const places = placesOf(fact, sources);
  if (places.length === 0) return [];
  return [
    {
      what: `È smentito, e si legge ancora: ${fact.statement}`,
      where: ['', ...places].join('\n     - '),
      fix: `Cambiate ogni riga dell’elenco; «${fact.id}» può restare in content/${module} come smentito.`,
    },
  ];
}

function open(topic: string, facts: readonly Fact[]): LaunchFinding[] {
  if (facts.length === 0) return [];
  const lines = facts.map(({ id, statement }) => `\n     - ${id}: ${statement}`);
  return [
    {
      what: `${topic}: da confermare ${facts.length === 1 ? '1 affermazione' : `${facts.length} affermazioni`}${lines.join('')}`,
      where: `content/${module}, «${topic}», con i punti in cui si leggono`,
      fix: `Per ognuna scrivete state: 'confirmed' se è vera, 'struck' se non lo è: allora il comando dice ogni riga da cambiare.`,
    },
  ];
}
