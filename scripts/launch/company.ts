import * as z from 'zod';
import { isExample } from '@/lib/hosts.mjs';
import type { Site } from '@/lib/schema/site';
import type { LaunchFinding } from './result';

/**
 * The place of a value of the company, for a finding.
 * @param path "phone.href"
 */
export const sitePlace = (path: string) => `content/site.ts, «${path}»`;

/** Formats that the type of the data cannot say, by path, each with an example. */
const FORMATS: readonly [path: RegExp, format: Pick<RegExp, 'test'>, example: string][] = [
  [/^url$/, /^https:\/\/[^/?#\s]+$/, 'https://www.azienda.it, senza barra finale'],
  [/^mail\.|\.pec$/, z.regexes.email, 'info@azienda.it'],
  [/^phone\.label$/, /^\+?[\d\s./()-]+$/, '+39 02 1234 5678'],
  [/^phone\.href$/, /^\+[1-9]\d{5,14}$/, '+390212345678'],
  [/\.postalCode$/, /^\d{5}$/, '20100'],
  [/\.province$/, /^[A-Z]{2}$/, 'MI'],
  [
    /^legal\.(?:vat|taxCode)$/,
    { test: isTaxNumber },
    '01234567897: undici cifre, e l’ultima si calcola dalle altre. Ricopiatelo',
  ],
  [/^legal\.rea$/, /^[A-Z]{2}-\d{4,7}$/, 'MI-1234567'],
  [/^security\.expires$/, z.regexes.date, '2027-11-01'],
  [/^external\..+\.href$/, /^https:\/\/[^\s/@]+\.[^\s@]+$/, 'https://www.azienda.it/pagina'],
];

/** Whether a text is an Italian VAT number: eleven digits, of which the last is the check digit. */
function isTaxNumber(text: string): boolean {
  const sum = [...text].reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{11}$/.test(text) && sum % 10 === 0;
}

/** Checks the data of the company: their formats, and that none is a placeholder (D1). */
export function companyFindings(site: Site): LaunchFinding[] {
  const { processors, ...others } = site;
  // The hosting provider is usually one of the processors too. It is reported once.
  const named = processors.filter(({ name }) => name !== site.hosting.provider);
  const findings = valuesIn({ ...others, processors: named }).flatMap(([path, value]) => {
    const where = sitePlace(path);
    const [, , example] = FORMATS.find(([paths, format]) => paths.test(path) && !format.test(value)) ?? [];
    if (example) return [{ what: `«${value}» non va bene`, where, fix: `Scrivetelo come ${example}.` }];
    if (!isPlaceholder(value)) return [];
    const fix = 'Scrivete il dato vero. Ciò che è facoltativo (lib/schema/site.ts) si può anche togliere.';
    return [{ what: `«${value}» è un dato finto`, where, fix }];
  });
  if (!site.nameOrigin.toLowerCase().includes(site.name.toLowerCase())) {
    const fix = `Scrivete da dove viene il nome «${site.name}»: si legge in /chi-siamo.`;
    findings.push({ what: 'L’origine è quella di un altro nome', where: sitePlace('nameOrigin'), fix });
  }
  const { label, href } = site.phone;
  // Without the country, and the "(0)" that is not dialled from abroad.
  if (href.endsWith(label.replace(/^(?:\+|00)\d+\s|\(0\)|\D/g, ''))) return findings;
  const what = `«${label}» non è lo stesso numero di phone.href, «${href}»`;
  return [...findings, { what, where: sitePlace('phone.label'), fix: 'Fate che le cifre siano le stesse.' }];
}

/** The texts in an object, with their dotted paths. */
function valuesIn(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, path ? `${path}.${key}` : key));
}

/** No text; names of reserved domains; phone numbers, tax numbers and amounts of zeros; «Via dell’Esempio». */
const isPlaceholder = (text: string) =>
  text.trim() === '' ||
  /0000 0000|(?:[A-Z]{2}-?|\+\d{2,4}|(?<!\d))0{7,}(?!\d)|€ 00\.000,00| dell’Esempio/.test(text) ||
  (text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).some(isExample);
