import { isIP } from 'node:net';
import { parsePage, type SitePage } from '../site-check/page';

/** What a link to another site came to. */
export type ExternalLink = { url: string; from: string; outcome: 'sound' | 'dead' | 'unknown'; why: string };

const TIMEOUT_MS = 10_000;
/** Sites asked at a time. */
const WIDTH = 6;

/** Every link of the pages to another site, once, with the first page that has it. */
export function externalLinks(
  pages: readonly SitePage[],
  ownOrigins: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, document } of pages) {
    for (const link of document.querySelectorAll('a[href^="http"]')) {
      const address = link.getAttribute('href') ?? '';
      const url = URL.canParse(address) && new URL(address);
      if (url && !ownOrigins.includes(url.origin) && !found.has(url.href)) found.set(url.href, path);
    }
  }
  return found;
}

/** Asks for each; slow, refusing and unreachable sites are unknown, not dead. Never rejects. */
export async function askExternal(
  links: ReadonlyMap<string, string>,
  timeoutMs = TIMEOUT_MS,
): Promise<ExternalLink[]> {
  const open = [...links];
  const asked: ExternalLink[] = [];
  const worker = async () => {
    for (let next = open.shift(); next; next = open.shift()) {
      const [url, from] = next;
      asked.push({ url, from, ...(await ask(new URL(url), timeoutMs)) });
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return asked.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function ask(url: URL, timeoutMs: number): Promise<Pick<ExternalLink, 'outcome' | 'why'>> {
  if (/(?:^|\.)(?:example|test|invalid)$/.test(url.hostname) && !isIP(url.hostname)) {
    return { outcome: 'unknown', why: 'an invented name: see npm run launch-check' };
  }
  try {
    const answer = await fetch(url, {
      headers: { Accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404 || answer.status === 410)
      return { outcome: 'dead', why: String(answer.status) };
    if (!answer.ok) return { outcome: 'unknown', why: String(answer.status) };
    const id = decodeURIComponent(url.hash.slice(1));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    // Some sites make their anchors by script, and some fragments are no anchors.
    if (!id || id.startsWith(':~:') || !isPage) return { outcome: 'sound', why: '' };
    const document = parsePage(await answer.text());
    const names = document.querySelectorAll('a[name]').map((anchor) => anchor.getAttribute('name'));
    return document.getElementById(id) || names.includes(id)
      ? { outcome: 'sound', why: '' }
      : { outcome: 'dead', why: `no anchor #${id}` };
  } catch (error) {
    return { outcome: 'unknown', why: error instanceof Error ? error.name : String(error) };
  }
}

/** The report in words: what is dead, what could not be told, and how many are sound. */
export function externalReport(links: readonly ExternalLink[]): string {
  const of = (outcome: ExternalLink['outcome']) => links.filter((link) => link.outcome === outcome);
  const lines = (list: ExternalLink[]) => list.map(({ from, url, why }) => `  ${from} -> ${url} (${why})`);
  const [dead, unknown] = [of('dead'), of('unknown')];
  return [
    `${links.length} links to other sites: ${of('sound').length} sound, ${dead.length} dead, ${unknown.length} not verified.`,
    ...(dead.length > 0 ? ['Dead:', ...lines(dead)] : []),
    ...(unknown.length > 0 ? ['Not verified:', ...lines(unknown)] : []),
  ].join('\n');
}
