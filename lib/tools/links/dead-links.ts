import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LinkChecker } from 'linkinator';
import type { OutsideLinks } from './outside-links';

/** A link that leads nowhere. The status is 0 where nothing answered. */
export type DeadLink = { url: string; status: number };

export type DeadLinkOptions = {
  /** How long one try waits for an answer, in milliseconds. */
  timeoutMs?: number;
  /** How often a server that fails, or does not answer, is asked again, from 1: after 2 s, then ever later. */
  retries?: number;
};

/** Pages that an issue names for one link: one in the frame of the site stands on all. */
const NAMED_PAGES = 5;

/**
 * Asks other sites for what is linked. Dead is what is not there (404, 410), fails (5xx) or does not answer; what only
 * refuses programs (401, 403, 429) is there.
 */
export async function deadLinks(
  urls: Iterable<string>,
  { timeoutMs = 20_000, retries = 4 }: DeadLinkOptions = {},
): Promise<DeadLink[]> {
  // linkinator reads pages: one with just these links.
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const list = [...urls].map(
    (url) => `<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></a>`,
  );
  writeFileSync(join(folder, 'index.html'), `<!doctype html>\n${list.join('\n')}\n`);
  try {
    const { links } = await new LinkChecker().check({
      path: 'index.html',
      serverRoot: folder,
      concurrency: 10,
      timeout: timeoutMs,
      // A 429 too, and not when its own header says, which may be in hours.
      retryErrors: true,
      // It asks once more than it says.
      retryErrorsCount: retries - 1,
      retryErrorsJitter: 500,
    });
    return links
      .map(({ url, status = 0 }) => ({ url, status }))
      .filter(({ url, status }) => url !== 'index.html' && isDead(status))
      .sort((one, other) => (one.url < other.url ? -1 : 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isDead = (status: number) => status === 0 || status === 404 || status === 410 || status >= 500;

/** The text of the issue, in Italian and Markdown. Empty where nothing is dead. */
export function deadLinkReport(dead: readonly DeadLink[], links: OutsideLinks): string {
  if (dead.length === 0) return '';
  const line = ({ url, status }: DeadLink) => {
    const pages = links.get(url) ?? [];
    const more = pages.length - NAMED_PAGES;
    const named = pages.slice(0, NAMED_PAGES).map((page) => `\`${page}\``);
    const others = more === 1 ? ' e in un’altra pagina' : ` e in altre ${more} pagine`;
    const where = `${named.join(', ')}${more > 0 ? others : ''}`;
    return `- <${url}>: ${status === 0 ? 'non risponde' : `risponde ${status}`}. Si legge in ${where}.`;
  };
  return [
    'Questi collegamenti ad altri siti non portano più a nulla. Apriteli: se è vero, cambiateli o toglieteli.',
    '',
    ...dead.map(line),
  ].join('\n');
}
