import type { Site } from '@/lib/schema/site';
import { SITE_FILE, siteProblems } from '@/lib/tools/site-data';
import type { LaunchFinding } from './result';

/** The place of a value of the company, for a finding. @param path "phone.href" */
export const sitePlace = (path: string) => `${SITE_FILE}, «${path}»`;

/** Checks the data of the company: their format, and that none is a placeholder. */
export function companyFindings(site: Site): LaunchFinding[] {
  // The hosting provider is usually one of the processors too. It is reported once.
  const values = placeholders(site).filter(
    ({ path, value }) => !path.startsWith('processors.') || value !== site.hosting.provider,
  );
  return [
    ...formatFindings(site),
    ...values.map(({ path, value }) => ({
      what: `«${value}» è un dato finto`,
      where: sitePlace(path),
      fix: 'Scrivete il dato vero. Ciò che lo schema dà per facoltativo (lib/schema/site.ts) si può anche togliere.',
    })),
  ];
}

/** Reports data of the company in a wrong format. */
export const formatFindings = (site: unknown): LaunchFinding[] =>
  siteProblems(site).map(({ path, what, fix }) => ({
    what: what.charAt(0).toUpperCase() + what.slice(1),
    where: sitePlace(path),
    fix,
  }));

/**
 * Finds values that are still placeholders (D1).
 * @param value any nested object of strings
 * @returns the dotted path and the value of each placeholder
 */
function placeholders(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key));
}

/** Lookbehinds and bounded repetitions keep the search linear. */
const PLACEHOLDER = new RegExp(
  [
    // Mailboxes and other names under reserved domains (RFC 2606).
    /(?<![\w.+-])[\w.+-]+@(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.test)(?![\w-]|\.\w)/,
    /(?<![\w.+-])[\w.+-]+(?:@[\w.-]+)?\.example\b/,
    // Phone numbers, tax numbers and amounts of zeros.
    /\+?(?:\d[\d ]{0,20})?0000 0000/,
    /(?:[A-Z]{2}-?|\+\d{2,4}|(?<!\d))0{7,}(?!\d)/,
    /€ 00\.000,00/,
    // «Via dell’Esempio».
    /(?<!\S)\S+ dell’Esempio/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
