// Reads the .env files and checks the settings, before anything is built or served (D3).
import { createRequire } from 'node:module';
import { npx, root, run } from './bootstrap.mjs';

/**
 * Loads .env files into the environment as Next does.
 * @param {{ isDev?: boolean }} [options] `isDev`: those for `next dev`
 */
export function loadEnvironment({ isDev = false } = {}) {
  const require = createRequire(import.meta.url);
  // The package ships CommonJS without named ESM exports.
  const { loadEnvConfig } = require('@next/env');
  loadEnvConfig(root, isDev, { info: () => {}, error: console.error });
}

/**
 * Loads .env files; exits with the names of all wrong settings.
 * @param {{ isDev?: boolean }} [options] as for `loadEnvironment`
 */
export function checkEnvironment(options) {
  loadEnvironment(options);
  run(
    npx('tsx', 'scripts/check-settings.ts'),
    'Correggete le impostazioni; .env.example dice che cosa prende ognuna.',
  );
}
