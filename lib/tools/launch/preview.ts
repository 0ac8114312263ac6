import { existsSync, readFileSync } from 'node:fs';
import type { Settings } from '@/lib/settings';
import { parsePage } from '../site-check/page';
import type { LaunchFinding } from './result';

/**
 * A preview goes nowhere (docs/decisions.md D49): neither the setting that makes one, nor a built site that is one.
 * @param home the file of the built home page, which may be missing
 */
export function previewFindings({ showDrafts }: Settings, home: string): LaunchFinding[] {
  const isBuiltSo =
    existsSync(home) && parsePage(readFileSync(home, 'utf8')).querySelector('[data-preview]') !== null;
  return [
    ...(showDrafts
      ? [
          {
            what: 'Vale 1: la build è un’anteprima, con le bozze e con moduli che non inviano',
            where: 'impostazione SHOW_DRAFTS',
            fix: 'Toglietela, e costruite di nuovo il sito: npm run build.',
          },
        ]
      : []),
    ...(isBuiltSo
      ? [
          {
            what: 'Il sito costruito è un’anteprima',
            where: 'out/site',
            fix: 'Costruite di nuovo il sito senza SHOW_DRAFTS e senza --drafts: npm run build.',
          },
        ]
      : []),
  ];
}
