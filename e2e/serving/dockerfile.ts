import { readFileSync } from 'node:fs';

/**
 * Reads the last stage of a Dockerfile, which copies files from the build stage.
 * @throws if a COPY has another source than the build
 */
export function readDockerfile(file: string) {
  const text = readFileSync(file, 'utf8').replace(/\\\n\s*/g, ' ');
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  const textsOf = (name: string) =>
    [...stage.matchAll(new RegExp(`^${name} +(.*)$`, 'gm'))].map(([, rest = '']) => rest);
  const [, , healthcheck = '[]'] = /^HEALTHCHECK (.*)CMD (\[.*)$/m.exec(stage) ?? [];
  return {
    /** Files and folders of the build, with their paths in the project and in the image. */
    copies: textsOf('COPY').map((copy) => {
      const [, from, to] = /^--from=build \/build\/(\S+) (\S+)$/.exec(copy) ?? [];
      if (!from || !to) throw new Error(`Dockerfile: not from the build: COPY ${copy}`);
      return { from, to };
    }),
    workdir: textsOf('WORKDIR').at(-1) ?? '/',
    user: textsOf('USER').at(-1) ?? 'root',
    volumes: textsOf('VOLUME'),
    /** Without values that come from build arguments (`$…`), which are empty. */
    env: Object.fromEntries(
      textsOf('ENV').flatMap((line) =>
        [...line.matchAll(/(\w+)=([^\s$]\S*)/g)].map(([, name, value]) => [name, value]),
      ),
    ) as Record<string, string>,
    command: JSON.parse(textsOf('CMD').at(-1) ?? '[]') as string[],
    healthcheck: JSON.parse(healthcheck) as string[],
  };
}
