import { z } from 'zod';
import { islandModules } from '../islands';

const manifestSchema = z.object({ clientModules: z.record(z.string(), z.unknown()) });

const project = '[project]/';
/** Next's own modules, which every page lists. */
const frameworkModules = 'node_modules/next/';

/**
 * The client modules of a route that are not the framework's, as paths from the project's folder.
 * @param manifest text of its `page_client-reference-manifest.js`: an assignment whose right side is JSON
 * @throws if the file has another form
 */
export function clientModules(manifest: string): string[] {
  const json = /\]\s*=\s*(\{[\s\S]*\});?\s*$/.exec(manifest)?.[1];
  if (!json) throw new Error('The client manifest is not an assignment of JSON.');
  const { clientModules: modules } = manifestSchema.parse(JSON.parse(json));
  return Object.keys(modules)
    .map((key) => (key.startsWith(project) ? key.slice(project.length) : key))
    .filter((module) => !module.startsWith(frameworkModules))
    .sort();
}

/** Which script hydrates a page: none, that of its islands, or Next's runtime. */
export type Runtime = 'none' | 'islands' | 'next';

/**
 * Which script hydrates a page: Next's runtime as soon as one of its client modules is no island.
 * @param modules of the page's route
 * @param marked the islands that its HTML marks
 */
export function runtimeOf(modules: readonly string[], marked: readonly string[]): Runtime {
  if (modules.length === 0) return 'none';
  const known: Readonly<Record<string, string>> = islandModules;
  // Without Next, only a module that an island marks is hydrated.
  const hydrated = marked.map((name) => known[name]);
  return modules.every((module) => hydrated.includes(module)) ? 'islands' : 'next';
}
