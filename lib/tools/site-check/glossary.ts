import { italianTexts } from './copy-rules';
import type { Finding, SitePage } from './page';

/** A word that no page says, and the one that is said for it. */
export type LostWord = { lost: string; write: string };

/**
 * The words that lost, from the table below the heading "Words" of docs/editing.md, whose last column has them in code style.
 * @throws where the table is not there
 */
export function lostWords(editingGuide: string): LostWord[] {
  const table = editingGuide.split(/^## /m).find((chapter) => chapter.startsWith('Words\n')) ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| **'));
  const words = rows.flatMap((row) => {
    const [, write = '', , not = ''] = row.split('|').map((cell) => cell.trim());
    return [...not.matchAll(/`([^`]+)`/g)].map(([, lost = '']) => ({
      lost,
      write: write.replaceAll('*', ''),
    }));
  });
  if (words.length === 0) throw new Error('docs/editing.md, «Words»: the table of words is missing.');
  return words;
}

/** Words on a page that lost against another: one word for one thing. */
export function lostWordErrors(page: SitePage, words: readonly LostWord[]): Finding[] {
  const texts = italianTexts(page);
  return words.flatMap(({ lost, write }) => {
    const escaped = lost.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
    return texts
      .filter((text) => word.test(text))
      .slice(0, 1)
      .map((text) => ({
        path: page.path,
        text: `dice «${text.slice(Math.max(0, text.search(word) - 20)).slice(0, 60)}…». Al posto di «${lost}» scrivete «${write}» (docs/editing.md, «Words»).`,
        words: lost,
      }));
  });
}
