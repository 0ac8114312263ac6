// Reads .env and checks the settings before anything is built or served (D3).
import { createRequire } from 'node:module';
import { npx, root, run } from './bootstrap.mjs';

/**
 * Loads .env files into the environment as Next does.
 * @param {boolean} [isDev] for `next dev`
 * @returns {Record<string, string>} the place of each setting that came from a file
 */
export function loadEnvironment(isDev = false) {
  const given = new Set(Object.keys(process.env));
  const require = createRequire(import.meta.url);
  // The package ships CommonJS without named ESM exports.
  const { loadEnvConfig } = require('@next/env');
  const { loadedEnvFiles } = loadEnvConfig(root, isDev, { info: () => {}, error: console.error });
  return settingPlaces(loadedEnvFiles, given);
}

/**
 * The places of the settings of .env files: ".env, riga 3".
 * @param {readonly { path: string, contents: string }[]} files the first file with a setting counts, and in it the last line
 * @param {ReadonlySet<string>} given names of the variables of the environment: files do not change them
 */
export function settingPlaces(files, given) {
  /** @type {Record<string, string>} */
  const places = {};
  for (const { path, contents } of [...files].reverse()) {
    for (const [index, line] of contents.split(/\r?\n/).entries()) {
      const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1];
      if (name && !given.has(name)) places[name] = `${path}, riga ${index + 1}`;
    }
  }
  return places;
}

/** Loads .env files, and stops with the names and places of all wrong settings. @param {boolean} [isDev] for `next dev` */
export function checkEnvironment(isDev = false) {
  const places = loadEnvironment(isDev);
  run(
    npx('tsx', 'lib/tools/check-settings.ts', JSON.stringify(places)),
    'Correggete le impostazioni; .env.example dice che cosa prende ognuna.',
  );
}
