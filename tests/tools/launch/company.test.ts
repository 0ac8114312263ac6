import { describe, expect, it } from 'vitest';
import type { Site } from '@/lib/schema/site';
import { companyFindings, formatFindings } from '@/lib/tools/launch/company';
import { siteProblems } from '@/lib/tools/site-data';
import { site } from '@/tests/fixture-site';

/** The data with another value at a path. */
function changed(path: string, value: unknown): object {
  const copy: object = structuredClone(site);
  const parts = path.split('.');
  const owner = parts.slice(0, -1).reduce<object>((inner, part) => Reflect.get(inner, part), copy);
  Reflect.set(owner, parts.at(-1) ?? '', value);
  return copy;
}

describe('the data of the company', () => {
  it('are listed once each while they are invented', () => {
    const places = companyFindings(site).map(({ where }) => where);
    expect(places).toContain('content/site.ts, «legal.vat»');
    expect(new Set(places).size).toBe(places.length);
  });

  it('name the hosting provider once, although it is a processor too', () => {
    const name = 'Server dell’Esempio S.r.l.';
    const processors: Site['processors'] = [{ name, purpose: 'che ospita il sito', serves: 'hosting' }];
    const hosting = { provider: name, place: 'Roma' };
    const findings = companyFindings({ ...site, hosting, processors });
    const places = findings.filter(({ what }) => what.includes(name)).map(({ where }) => where);
    expect(places).toEqual(['content/site.ts, «hosting.provider»']);
  });
});

describe('the check of the data', () => {
  /** What it finds if one datum has another value. */
  const found = (path: string, value: unknown) =>
    formatFindings(changed(path, value)).map(({ where, what, fix }) => `${where}: ${what}. ${fix}`);

  it('finds nothing in well-formed data, also if they are invented', () => {
    expect(formatFindings(site)).toEqual([]);
  });

  it.each([
    ['url', 'www.azienda.it', '«www.azienda.it» non è l’indirizzo di un sito'],
    ['url', 'https://www.azienda.it/', 'senza barra finale'],
    ['mail.info', 'Info <info@azienda.it>', 'non è una casella e-mail'],
    ['phone.href', 'tel:+39 02 0000 0000', 'come +390212345678'],
    ['phone.label', '+39 02 0000 0001', 'non è lo stesso numero di phone.href'],
    ['addresses.head.postalCode', '2010', 'come 20100'],
    ['addresses.head.city', ' ', 'non è un testo'],
    ['legal.vat', 'IT00000000000', 'come 01234567890'],
    ['legal.rea', '1234567', 'come MI-1234567'],
    ['security.expires', '2027-13-01', 'come 2027-11-01'],
    ['external.parent.href', 'htp://gruppo.it', 'non è un indirizzo https'],
    ['processors.0.serves', 'posta', 'resend, smtp'],
    ['legal.rea', undefined, 'Manca'],
  ])('names %s as «%s»', (path, value, words) => {
    const [finding, ...others] = found(path, value);
    expect(others).toEqual([]);
    expect(finding).toContain(words);
    expect(finding).toContain(`«${path}»`);
  });

  it('names all unknown fields', () => {
    const { what } = siteProblems({ ...site, extra: 1, other: 2 })[0] ?? {};
    expect(what).toBe('«extra», «other» non sono fra i campi');
  });

  it('allows phone numbers without a country, which are Italian, and other spellings of the same digits', () => {
    for (const label of ['02 0000 0000', '+39 (02) 0000-0000', '0039 02 0000 0000', '+39 (0)2 0000 0000'])
      expect(found('phone.label', label)).toEqual([]);
    const phone = { ...site.phone, label: '+49 (0)30 0000 0000', href: '+493000000000' };
    expect(found('phone', phone)).toEqual([]);
  });

  it('stops a build only for addresses, boxes and missing data', () => {
    const stops = (path: string, value: unknown) => siteProblems(changed(path, value))[0]?.breaksPages;
    for (const path of ['url', 'mail.from', 'phone.href', 'external.code.href'])
      expect([path, stops(path, 'x')]).toEqual([path, true]);
    expect(stops('legal.rea', undefined)).toBe(true);
    for (const path of ['legal.rea', 'phone.label', 'addresses.head.postalCode'])
      expect([path, stops(path, 'x')]).toEqual([path, false]);
  });
});

describe('the value of a datum', () => {
  const isInvented = (slogan: string) =>
    companyFindings({ ...site, slogan }).some(({ where }) => where.includes('«slogan»'));

  it.each([
    'info@example.com',
    'Scrivete a s@azienda.test.',
    'https://www.azienda.example/prezzi',
    'tel:+390200000000',
    'Via dell’Esempio 1',
    '€ 00.000,00 i.v.',
  ])('«%s» is invented', (text) => {
    expect(isInvented(text)).toBe(true);
  });

  it.each(['€ 10000000,00', '00000001234', 'info@example.com.br', 'a@test.it'])('«%s» is real', (text) => {
    expect(isInvented(text)).toBe(false);
  });
});
