// Serves the built site on workerd on PORT, for the project `worker` of playwright.config.ts.
import { fileURLToPath } from 'node:url';
import { createWorkerd } from '../../tests/worker/workerd';
import { WORKER_SECRET } from './worker-secret';

const out = (path: string) => fileURLToPath(new URL(`../../out/${path}`, import.meta.url));
const { PORT = '', RATE_LIMIT_MAX = '' } = process.env;
const workerd = await createWorkerd({
  module: out('worker/index.mjs'),
  site: out('site'),
  port: Number(PORT),
  variables: { RATE_LIMIT_MAX, LEADS_SECRET: WORKER_SECRET },
});
process.once('SIGTERM', () => void workerd.remove().then(() => process.exit()));
await workerd.start();
// Until the signal.
setInterval(() => {}, 60_000);
