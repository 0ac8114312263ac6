import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../site-check/page';
import { inventedIn } from './company';
import type { LaunchFinding, LaunchResult } from './result';

/** Files of the built site that hold data of the company, and no example of its documentation. */
const WITH_COMPANY_DATA = [
  ...['index', 'chi-siamo', 'contatti', 'partner', 'prezzi', 'privacy', 'supporto'].map(
    (name) => `${name}.html`,
  ),
  'metadata-schema.json',
  '.well-known/security.txt',
];

/** How many values of a list are named. */
const NAMED = 5;

export type BuiltSite = {
  /** Folder of the pages. */
  folder: string;
  /** Canonical base without a trailing slash. */
  siteUrl: string;
  /** Whether it was built from the files and settings of now. */
  isCurrent: boolean;
  /** Files that have changed since, as far as one can tell. */
  changed: readonly string[];
};

/**
 * Whether there is a built site, whether it is that of the present files and settings, says to be at the configured address, and
 * holds no invented data.
 */
export function builtSite({ folder, siteUrl, isCurrent, changed }: BuiltSite): LaunchResult {
  const home = join(folder, 'index.html');
  const finding = (what: string, fix = 'Costruite di nuovo il sito: npm run build.'): LaunchFinding => ({
    what,
    where: 'out/site',
    fix,
  });
  if (!existsSync(home)) {
    return [
      finding(
        'Il sito non è costruito: le sue pagine non si sono potute guardare',
        'Costruitelo: npm run build.',
      ),
    ];
  }
  const findings: LaunchFinding[] = [];
  if (!isCurrent) {
    const names = listed(changed, (name) => name);
    findings.push(
      finding(
        `I dati sono cambiati dopo la costruzione del sito${names && `: ${names}`}. Le pagine costruite sono quelle di prima`,
        'Costruite di nuovo il sito, con le stesse impostazioni: npm run build. Con compose mettete DAY=$(date +%F) davanti a questo comando.',
      ),
    );
  }
  const canonical = parsePage(readFileSync(home, 'utf8'))
    .querySelector('link[rel="canonical"]')
    ?.getAttribute('href');
  if (canonical?.replace(/\/$/, '') !== siteUrl) {
    findings.push(
      finding(`Il sito costruito dice di stare a ${canonical ?? 'nessun indirizzo'}, non a ${siteUrl}`),
    );
  }
  const invented = listed(inventedData(folder), (value) => `«${value}»`);
  if (invented) {
    findings.push(
      finding(
        `Le pagine costruite hanno ancora dati finti: ${invented}`,
        'Correggete i dati in content/site.ts e le impostazioni, poi costruite di nuovo il sito: npm run build.',
      ),
    );
  }
  return findings;
}

function listed(values: readonly string[], text: (value: string) => string): string {
  const more = values.length > NAMED ? ` e altri ${values.length - NAMED}` : '';
  return `${values.slice(0, NAMED).map(text).join(', ')}${more}`;
}

/** Each invented value that a visitor or a program reads, once. */
function inventedData(folder: string): string[] {
  const texts = WITH_COMPANY_DATA.map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => textOf(file));
  return [...new Set(texts.flatMap(inventedIn))];
}

/** What is read of a file: of a page its words, without styles and scripts other than data. */
function textOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (!file.endsWith('.html')) return source;
  const page = parsePage(source);
  for (const part of page.querySelectorAll('style, script')) part.remove();
  return page.querySelector('body')?.textContent ?? '';
}
