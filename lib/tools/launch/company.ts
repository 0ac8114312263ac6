import type { Site } from '@/lib/schema/site';
import { SITE_FILE, siteProblems } from '@/lib/tools/site-data';
import type { LaunchFinding } from './result';

/** Where a value of the company stands. */
export const sitePlace = (path: string) => `${SITE_FILE}, «${path}»`;

/** Data of the company that are still placeholders or have a wrong form. */
export function companyFindings(site: Site): LaunchFinding[] {
  // The hosting provider is usually one of the processors, too: it is named once.
  const inventedValues = placeholders(site).filter(
    ({ path, value }) => !path.startsWith('processors.') || value !== site.hosting.provider,
  );
  return [
    ...formFindings(site),
    ...inventedValues.map(({ path, value }) => ({
      what: `«${value}» è un dato finto`,
      where: sitePlace(path),
      fix: 'Scrivete il dato vero. Ciò che lo schema dà per facoltativo (lib/schema/site.ts) si può anche togliere.',
    })),
  ];
}

/** Data of the company that have a wrong form. */
export const formFindings = (site: unknown): LaunchFinding[] =>
  siteProblems(site).map(({ path, what, fix }) => ({
    what: what.charAt(0).toUpperCase() + what.slice(1),
    where: sitePlace(path),
    fix,
  }));

/**
 * Values that are still placeholders (D1): names under `.example` and `.test`, boxes at example.com, .net and .org
 * (RFC 2606), and numbers made of zeros.
 * @param value any nested object of strings
 * @returns the dotted path and the value of each
 */
function placeholders(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return INVENTED.test(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key));
}

/** Lookbehinds and bounded repetitions keep the cost linear. */
const INVENTED = new RegExp(
  [
    /(?<![\w.+-])[\w.+-]+@(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.test)(?![\w-]|\.\w)/,
    /(?<![\w.+-])[\w.+-]+(?:@[\w.-]+)?\.example\b/,
    /\+?(?:\d[\d ]{0,20})?0000 0000/,
    /(?:[A-Z]{2}-?|\+\d{2,4}|(?<!\d))0{7,}(?!\d)/,
    /€ 00\.000,00/,
    /(?<!\S)\S+ dell’Esempio/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
