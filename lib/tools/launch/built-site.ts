import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../site-check/page';
import { type LaunchFinding, type LaunchResult, toFix, unverified } from './result';

/**
 * Whether search engines may index the built site, under the configured address.
 * @param folder the served files, e.g. out/site
 * @param siteUrl canonical base without a trailing slash
 */
export function builtSite(folder: string, siteUrl: string): LaunchResult {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const robots = read('robots.txt');
  const home = read('index.html');
  if (robots === undefined || home === undefined) {
    return unverified(
      'Il sito non è costruito (npm run build): non si può dire se i motori di ricerca lo vedranno.',
    );
  }
  const document = parsePage(home);
  const findings: LaunchFinding[] = [];
  if (forbidsAll(robots)) {
    findings.push({
      what: 'robots.txt vieta tutto il sito ai motori di ricerca',
      where: 'app/robots.ts',
      fix: "Togliete la riga «disallow: '/'», poi costruite di nuovo il sito.",
    });
  }
  if (
    document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex') ||
    /^\s*X-Robots-Tag:.*noindex/im.test(read('_headers') ?? '')
  ) {
    findings.push({
      what: 'La pagina iniziale chiede ai motori di ricerca di non mostrarla (noindex)',
      where: 'content/pages/home.ts, «index», o le intestazioni del sito',
      fix: 'Scrivete «index: true», poi costruite di nuovo il sito.',
    });
  }
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonical?.replace(/\/$/, '') !== siteUrl) {
    findings.push({
      what: `Il sito costruito dice di stare a ${canonical ?? 'nessun indirizzo'}, non a ${siteUrl}`,
      where: 'out/site',
      fix: 'Costruite di nuovo il sito: npm run build.',
    });
  }
  return toFix(...findings);
}

/** Whether a robots.txt forbids the whole site to all robots (RFC 9309: the longest match wins, and Allow at a tie). */
export function forbidsAll(robots: string): boolean {
  let everybody = false;
  let named = false;
  const rules: string[] = [];
  for (const line of robots.split(/\r?\n/)) {
    const [key = '', ...rest] = line.replace(/#.*/, '').split(':');
    const name = key.trim().toLowerCase();
    const value = rest.join(':').trim();
    if (name === 'user-agent') {
      everybody = (named && everybody) || value === '*';
      named = true;
    } else if (name === 'allow' || name === 'disallow') {
      named = false;
      if (everybody && value === '/') rules.push(name);
    }
  }
  return rules.includes('disallow') && !rules.includes('allow');
}
