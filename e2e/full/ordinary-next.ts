import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '@/e2e/serving/process';
import { copyProject } from '@/tests/project-copy';

/** Rows that the copy adds to content/redirects.csv. */
export const redirects = [
  ['/vecchia-pagina', '/prezzi#iva'],
  ['/Vecchi/perch%C3%A9%20no.html', '/soluzioni/legale'],
  ['/Prezzi', '/prezzi'],
  ['/ai', '/tecnologia/ai/'],
] as const;

/** The alias that the copy gives to a text. */
export const alias = {
  file: 'content/docs/api-auth.mdx',
  from: '/documentazione/autenticazione',
  to: '/documentazione/api-auth',
};

/** What the copy does without: the adapter, our own server, and the files that import them. */
const omitted = [
  'lib/adapter',
  'lib/server',
  'app/_entries/server.ts',
  'app/_entries/worker.ts',
  'tests',
  'e2e',
];
const next = 'node_modules/next/dist/bin/next';

/**
 * Builds a copy of the project without the adapter and our own server, with `next build`.
 * @returns `serve`, which runs `next start` on a port, and `remove` for the end
 * @throws if the build fails
 */
export function ordinaryNext() {
  const { folder, remove } = copyProject('ordinary-next');
  for (const path of omitted) rmSync(join(folder, path), { recursive: true });
  const config = join(folder, 'next.config.mjs');
  const lines = readFileSync(config, 'utf8').split('\n');
  const rest = lines.filter((line) => !line.includes('adapterPath'));
  if (rest.length !== lines.length - 1) throw new Error('next.config.mjs must name adapterPath in one line.');
  writeFileSync(config, rest.join('\n'));
  addRedirects(folder);
  const { PATH = '' } = process.env;
  execFileSync(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return {
    serve: (port: number, settings: Record<string, string>) =>
      start({
        command: [process.execPath, next, 'start', '-p', String(port)],
        cwd: folder,
        env: { NEXT_TELEMETRY_DISABLED: '1', ...settings },
      }),
    remove,
  };
}

/** Gives the copy moved addresses (D45); the site may have none. */
function addRedirects(folder: string): void {
  appendFileSync(
    join(folder, 'content/redirects.csv'),
    redirects.map(([from, to]) => `${from},${to}\n`).join(''),
  );
  const text = join(folder, alias.file);
  writeFileSync(text, readFileSync(text, 'utf8').replace('---\n', `---\naliases: [${alias.from}]\n`));
}
