import { readFileSync } from 'node:fs';

/**
 * The instructions of a Dockerfile's last stage together with those of the stages that it builds on. Empty variables
 * are left out.
 */
export type Image = {
  /** The external base image. */
  base: string;
  /** Files and folders copied from the build: path in the project and target. */
  copies: { from: string; to: string }[];
  workdir: string;
  user: string;
  volumes: string[];
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
};

type Instruction = { name: string; text: string };
type Stage = { name: string; base: string; instructions: Instruction[] };

function readStages(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of readFileSync(file, 'utf8')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')) {
    const [, name = '', text = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base = '', stage = ''] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
      stages.push({ name: stage, base, instructions: [] });
    } else if (name) stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/**
 * Reads the Dockerfile instructions that this project uses.
 * @throws if there is no stage, or a COPY has another source than the build
 */
export function readDockerfile(file: string): Image {
  const stages = readStages(file);
  const named = (name: string) => stages.find((stage) => stage.name === name);
  /** The instructions of a stage and of the stages that it builds on, in order. */
  const instructionsOf = (stage: Stage | undefined): Instruction[] =>
    stage ? [...instructionsOf(named(stage.base)), ...stage.instructions] : [];
  const build = instructionsOf(named('build')).findLast(({ name }) => name === 'WORKDIR')?.text;
  const last = stages.at(-1);
  if (!last || !build) throw new Error('Dockerfile: no stage on a build.');
  let first = last;
  for (let under = named(first.base); under; under = named(under.base)) first = under;
  const all = instructionsOf(last);
  const textsOf = (wanted: string) => all.filter(({ name }) => name === wanted).map(({ text }) => text);
  return {
    base: first.base,
    copies: textsOf('COPY').map((text) => {
      const [, from = '', to = ''] = /^--from=build (\S+) (\S+)$/.exec(text) ?? [];
      if (!from.startsWith(`${build}/`)) throw new Error(`Dockerfile: not from the build: COPY ${text}`);
      return { from: from.slice(build.length + 1), to };
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
