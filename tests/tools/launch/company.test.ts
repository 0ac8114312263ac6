import { describe, expect, it } from 'vitest';
import type { Site } from '@/lib/schema/site';
import { companyFindings, formatFindings } from '@/lib/tools/launch/company';
import { siteProblems } from '@/lib/tools/site-data';
import { site } from '@/tests/fixture-site';

/** Copies the data with another value at a path. */
function siteWith(path: string, value: unknown): object {
  const copy: object = structuredClone(site);
  const [name = '', ...folders] = path.split('.').reverse();
  const owner = folders.reduceRight<object>((inner, part) => Reflect.get(inner, part), copy);
  Reflect.set(owner, name, value);
  return copy;
}

describe('the data of the company', () => {
  it('are reported once each while they are placeholders', () => {
    const places = companyFindings(site).map(({ where }) => where);
    expect(places).toContain('content/site.ts, «legal.vat»');
    expect(new Set(places).size).toBe(places.length);
  });

  it('are reported once for a hosting provider that is a processor too', () => {
    const name = 'Server dell’Esempio S.r.l.';
    const processors: Site['processors'] = [{ name, purpose: 'che ospita il sito', serves: 'hosting' }];
    const hosting = { provider: name, place: 'Roma' };
    const findings = companyFindings({ ...site, hosting, processors });
    const places = findings.filter(({ what }) => what.includes(name)).map(({ where }) => where);
    expect(places).toEqual(['content/site.ts, «hosting.provider»']);
  });
});

describe('the format of the data', () => {
  /** The findings if one value is replaced. */
  const findingsWith = (path: string, value: unknown) =>
    formatFindings(siteWith(path, value)).map(({ where, what, fix }) => `${where}: ${what}. ${fix}`);

  it('is right for placeholders', () => {
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
  ])('is wrong for the %s «%s»', (path, value, words) => {
    const [finding, ...others] = findingsWith(path, value);
    expect(others).toEqual([]);
    expect(finding).toContain(`content/site.ts, «${path}»: `);
    expect(finding).toContain(words);
  });

  it('is wrong with unknown fields, which are named', () => {
    const what = '«extra», «other» non sono fra i campi';
    expect(siteProblems({ ...site, extra: 1, other: 2 })).toMatchObject([{ what }]);
  });

  it.each([
    ['02 0000 0000', '+390200000000'],
    ['+39 (02) 0000-0000', '+390200000000'],
    ['0039 02 0000 0000', '+390200000000'],
    ['+39 (0)2 0000 0000', '+390200000000'],
    ['+49 (0)30 0000 0000', '+493000000000'],
  ])('is right for the phone number «%s» of %s', (label, href) => {
    expect(findingsWith('phone', { ...site.phone, label, href })).toEqual([]);
  });

  it.each([
    ['url', 'x', true],
    ['mail.from', 'x', true],
    ['phone.href', 'x', true],
    ['external.code.href', 'x', true],
    ['legal.rea', undefined, true],
    ['legal.rea', 'x', false],
    ['phone.label', 'x', false],
    ['addresses.head.postalCode', 'x', false],
  ])('of %s as «%s» stops a build: %s', (path, value, breaksPages) => {
    expect(siteProblems(siteWith(path, value))[0]?.breaksPages).toBe(breaksPages);
  });
});

describe('a placeholder', () => {
  const isPlaceholder = (slogan: string) =>
    companyFindings({ ...site, slogan }).some(({ where }) => where.includes('«slogan»'));

  it.each([
    'info@example.com',
    'Scrivete a s@azienda.test.',
    'https://www.azienda.example/prezzi',
    'tel:+390200000000',
    'Via dell’Esempio 1',
    '€ 00.000,00 i.v.',
  ])('is «%s»', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  it.each(['€ 10000000,00', '00000001234', 'info@example.com.br', 'a@test.it'])('is not «%s»', (text) => {
    expect(isPlaceholder(text)).toBe(false);
  });
});
