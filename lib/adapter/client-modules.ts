import { z } from 'zod';
import { componentName, islandModules } from '@/lib/islands';

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

/**
 * Refuses a page with a client component outside of an island: nothing would hydrate it.
 * @param modules of the page's route; other texts of the route may use some of them
 * @param marked the islands that its HTML marks
 * @param source its prerendered HTML, whose flight data contain the names of its client components
 * @throws naming the component and the fix
 */
export function refuseUnmarked(modules: readonly string[], marked: readonly string[], source: string): void {
  const hydrated = Object.entries(islandModules)
    .filter(([name]) => marked.includes(name) || !source.includes(`\\"${componentName(name)}\\"]`))
    .map(([, module]): string => module);
  const unmarked = modules.filter((module) => !hydrated.includes(module));
  if (unmarked.length === 0) return;
  throw new Error(
    `Nothing would hydrate ${unmarked.join(', ')}: name it in lib/islands.ts, and place it by <Island>.`,
  );
}
