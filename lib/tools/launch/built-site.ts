import { existsSync, readFileSync } from 'node:fs';
import { parsePage } from '../site-check/page';
import type { LaunchResult } from './result';

/**
 * Whether the built site says to be at the configured address.
 * @param home the file of its home page
 * @param siteUrl canonical base without a trailing slash
 */
export function builtSite(home: string, siteUrl: string): LaunchResult {
  if (!existsSync(home)) return ['Il sito non è ancora costruito (npm run build).'];
  const canonical = parsePage(readFileSync(home, 'utf8'))
    .querySelector('link[rel="canonical"]')
    ?.getAttribute('href');
  if (canonical?.replace(/\/$/, '') === siteUrl) return [];
  return [
    {
      what: `Il sito costruito dice di stare a ${canonical ?? 'nessun indirizzo'}, non a ${siteUrl}`,
      where: 'out/site',
      fix: 'Costruite di nuovo il sito: npm run build.',
    },
  ];
}
