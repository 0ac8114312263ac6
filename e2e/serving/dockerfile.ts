import { readFileSync } from 'node:fs';

/** What the last stage of a Dockerfile says, its variables left empty. */
export type Image = {
  /** Folders taken from the build: where they are in the project, and where they go. */
  copies: { from: string; to: string }[];
  workdir: string;
  user: string;
  volumes: string[];
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
};

/** Reads a Dockerfile as far as this project uses the format. @throws when a copy does not come from the build */
export function readDockerfile(file: string): Image {
  const instructions = readFileSync(file, 'utf8')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', text = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
      return name ? [{ name, text }] : [];
    });
  const begin = instructions.findLastIndex(({ name }) => name === 'FROM');
  const last = instructions.slice(begin);
  const textsOf = (wanted: string, of = last) =>
    of.filter(({ name }) => name === wanted).map(({ text }) => text);
  const root = textsOf('WORKDIR', instructions.slice(0, begin)).at(-1);
  return {
    copies: textsOf('COPY').map((text) => {
      const [, from = '', to = ''] = /^--from=build (\S+) (\S+)$/.exec(text) ?? [];
      if (!root || !from.startsWith(`${root}/`))
        throw new Error(`Dockerfile: not from the build: COPY ${text}`);
      return { from: from.slice(root.length + 1), to };
    }),
    workdir: textsOf('WORKDIR').at(-1) ?? '/',
    user: textsOf('USER').at(-1) ?? 'root',
    volumes: textsOf('VOLUME'),
    env: Object.fromEntries(
      textsOf('ENV')
        .flatMap((text) => text.split(/\s+/))
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
        .map(([name, value = '']) => [name, value.startsWith('$') ? '' : value]),
    ),
    command: JSON.parse(textsOf('CMD').at(-1) ?? '[]'),
    healthcheck: JSON.parse(/CMD (\[.*)$/.exec(textsOf('HEALTHCHECK').at(-1) ?? '')?.[1] ?? '[]'),
  };
}
