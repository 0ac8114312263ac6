// `npm run dev`: `next dev` on PORT.
import { spawn } from 'node:child_process';
import { ensureInstalled, npx } from './bootstrap.mjs';

ensureInstalled();
const port = process.env.PORT || '3000';
spawn(...npx('next', 'dev', '-p', port), { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
