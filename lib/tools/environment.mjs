// Reads .env and checks the settings before anything is built or served (D3).
import { createRequire } from 'node:module';
import { npx, root, run } from './bootstrap.mjs';

/** Loads .env files into the environment as Next does. */
export function loadEnvironment() {
  const require = createRequire(import.meta.url);
  // The package ships CommonJS without named ESM exports.
  const { loadEnvConfig } = require('@next/env');
  loadEnvConfig(root, false, { info: () => {}, error: console.error });
}

/** Loads them, and stops with the names of all wrong settings. */
export function checkEnvironment() {
  loadEnvironment();
  run(
    npx('tsx', 'lib/tools/check-settings.ts'),
    'Settings are not valid: fix them in the environment or in .env (see .env.example).',
  );
}
