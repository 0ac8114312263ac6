import type { Site } from '@/lib/schema/site';
import { isOptional, lineOf, linesOf, sitePlace, siteProblems } from '../site-data';
import type { LaunchFinding } from './result';

/**
 * Data of the company that are still invented, have not their form, or cannot be right.
 * @param source text of content/site.ts, for the lines
 */
export function companyFindings(site: Site, source = ''): LaunchFinding[] {
  const lines = linesOf(source);
  const placeOf = (path: string) => sitePlace(path, lineOf(path, lines));
  // Whoever hosts the site is one of the processors too, by the same name.
  const invented = placeholders(site).filter(
    ({ path, value }) => !path.startsWith('processors.') || value !== site.hosting.provider,
  );
  const numbers = { 'legal.vat': site.legal.vat, 'legal.taxCode': site.legal.taxCode };
  return [
    ...formFindings(site, source),
    ...invented.map(({ path, value }) => ({
      what: `«${value}» è un dato finto`,
      where: placeOf(path),
      fix: `Scrivete il dato vero${isOptional(path, site) ? `. Se non l’avete, togliete «${path.split('.', 2).join('.')}»: è facoltativo` : ''}.`,
    })),
    ...Object.entries(numbers)
      .filter(
        ([path, value]) =>
          /^\d{11}$/.test(value) && !isVatNumber(value) && !invented.some((found) => found.path === path),
      )
      .map(([path, value]) => ({
        what: `«${value}» non è una partita IVA possibile: la cifra di controllo non torna`,
        where: placeOf(path),
        fix: 'Ricopiate le undici cifre dal certificato di attribuzione.',
      })),
  ];
}

/** Data of the company that have not their form. @param source text of content/site.ts, for the lines */
export const formFindings = (site: unknown, source: string): LaunchFinding[] =>
  siteProblems(site, source).map(({ path, line, what, fix }) => ({
    what: what.charAt(0).toUpperCase() + what.slice(1),
    where: sitePlace(path, line),
    fix,
  }));

/**
 * Values that are still reserved ones (D1): names under `.example` and `.test`, and boxes at example.com, .net
 * and .org (RFC 2606), and numbers made of zeros.
 * @param value any nested object of strings
 * @returns the dotted path and the value of each
 */
export function placeholders(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key));
}

/**
 * Each alternative that repeats begins where nothing that it could take stands before, or takes a bounded number, so that the cost
 * is that of the text's length.
 */
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
  'g',
);

/** The invented values in a text. */
export const inventedIn = (text: string): string[] => text.match(INVENTED) ?? [];

const isPlaceholder = (text: string) => inventedIn(text).length > 0;

/**
 * Whether an Italian VAT number, or the tax code of a company, has the right check digit (DPR 633/1972; Luhn's rule over
 * eleven digits). It does not say whether the number is in use.
 */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
