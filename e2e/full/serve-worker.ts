// Serves the built site on PORT as Cloudflare does, by `wrangler dev`, for the project `worker` of playwright.config.ts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap.mjs';
import { hasNewerNode, newerNode, wrangler } from '@/scripts/programs.mjs';
import { WORKER_SECRET } from './worker-secret';

const store = mkdtempSync(join(tmpdir(), 'worker-'));
const { PORT = '', RATE_LIMIT_MAX = '' } = process.env;
const variables = {
  RATE_LIMIT_MAX,
  LEADS_SECRET: WORKER_SECRET,
  // Only the platform has jurisdictions.
  LEADS_JURISDICTION: '',
};
const child = spawn(
  hasNewerNode ? newerNode : process.execPath,
  [
    wrangler,
    'dev',
    '--config=out/worker/wrangler.jsonc',
    `--port=${PORT}`,
    `--persist-to=${store}`,
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
);
child.once('exit', (code) => {
  rmSync(store, { recursive: true, force: true });
  process.exit(code ?? 0);
});
process.once('SIGTERM', () => child.kill('SIGTERM'));
