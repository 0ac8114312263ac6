// `npm run dev`: starts `next dev` on PORT, reachable from this machine only and without sending messages.
import { spawn } from 'node:child_process';
import { ensureInstalled, npx, say } from './bootstrap.mjs';

ensureInstalled();
// Without the .env files, which Next reads itself.
const shell = { ...process.env };
const { checkEnvironment } = await import('./environment.mjs');
checkEnvironment({ isDev: true });
const { devEnvironment } = await import('./dev-environment.mjs');
const { unused, store, environment } = devEnvironment(process.env, shell);
if (unused.length > 0) say(`${unused.join(', ')}: in sviluppo non si usa.`);
say(
  `I messaggi dei moduli restano in ${store} (MAIL_SPOOL_DIR=${store} npm run mail), e nessuno lascia questo computer.`,
);
const port = process.env.PORT?.trim() || '3000';
spawn(...npx('next', 'dev', '-p', port, '-H', '127.0.0.1'), {
  stdio: 'inherit',
  env: { ...shell, ...environment },
}).on('exit', (code) => process.exit(code ?? 1));
