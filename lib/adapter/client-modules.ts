import { z } from 'zod';
import { componentName, islandModules } from '@/lib/islands';

const manifestSchema = z.object({ clientModules: z.record(z.string(), z.unknown()) });

/** How Next writes paths from the project's folder. */
const projectPrefix = '[project]/';
/** Next's own modules, which every route lists. */
const frameworkModules = 'node_modules/next/';
/** `….["/route"] = {…};`. Group 1 is the JSON. */
const assignment = /\]\s*=\s*(\{[\s\S]*\});?\s*$/;

/**
 * The client modules of a route that are not the framework's, as paths from the project's folder.
 * @param manifest text of its `page_client-reference-manifest.js`
 * @throws if the file is not in that format
 */
export function clientModules(manifest: string): string[] {
  const json = assignment.exec(manifest)?.[1];
  if (!json) throw new Error('The client manifest is not an assignment of JSON.');
  const { clientModules: modules } = manifestSchema.parse(JSON.parse(json));
  return Object.keys(modules)
    .map((key) => (key.startsWith(projectPrefix) ? key.slice(projectPrefix.length) : key))
    .filter((module) => !module.startsWith(frameworkModules))
    .sort();
}

/**
 * Checks that each client component of a page is an island: nothing would hydrate another one.
 * @param modules of the page's route
 * @param marked the islands that its HTML marks
 * @param source its prerendered HTML, whose flight data contain the names of its client components
 * @throws if there is another one, naming it and the fix
 */
export function checkIslands(modules: readonly string[], marked: readonly string[], source: string): void {
  // In the flight data a component is the last string of an array: `…,\"SiteForm\"]`.
  const isUsed = (island: string) => source.includes(`\\"${componentName(island)}\\"]`);
  // A route lists the islands of all its pages; this one may use only some of them.
  const allowed = Object.entries(islandModules)
    .filter(([island]) => marked.includes(island) || !isUsed(island))
    .map(([, module]): string => module);
  const unmarked = modules.filter((module) => !allowed.includes(module));
  if (unmarked.length === 0) return;
  throw new Error(
    `Nothing would hydrate ${unmarked.join(', ')}: name it in lib/islands.ts, and place it by <Island>.`,
  );
}
