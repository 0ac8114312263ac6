import { describe, expect, it } from 'vitest';
import type { Site } from '@/lib/schema/site';
import { companyFindings } from '@/scripts/launch/company';
import { site } from '@/tests/fixture-site';

/** Copies the data with another value at a path. */
function siteWith(path: string, value: unknown): Site {
  const copy = structuredClone(site);
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
  /** The findings about wrong formats if one value is replaced. */
  const findingsWith = (path: string, value: unknown) =>
    companyFindings(siteWith(path, value))
      .filter(({ what }) => !what.endsWith('è un dato finto'))
      .map(({ where, what, fix }) => `${where}: ${what}. ${fix}`);

  it('is right for placeholders', () => {
    expect(findingsWith('name', site.name)).toEqual([]);
  });

  it.each(['01234567897', '07643520567'])('is right for the VAT number %s', (vat) => {
    expect(findingsWith('legal.vat', vat)).toEqual([]);
  });

  it.each([
    ['url', 'https://www.azienda.it/', 'senza barra finale'],
    ['mail.info', 'Info <info@azienda.it>', 'come info@azienda.it'],
    ['phone.label', '+39 06 0000 0000', 'non è lo stesso numero di phone.href'],
    ['phone.label', 'centralino', 'come +39 02 1234 5678'],
    ['external.parent.href', 'https://gruppo', 'come https://www.azienda.it/pagina'],
    ['offices.head.postalCode', '2010', 'come 20100'],
    ['offices.head.province', 'Milano', 'come MI'],
    ['legal.vat', '0000', 'come 01234567897'],
    ['legal.vat', '01234567898', 'l’ultima si calcola dalle altre'],
    ['legal.taxCode', '10234567897', 'l’ultima si calcola dalle altre'],
    ['nameOrigin', 'Un regesto è un riassunto.', 'da dove viene il nome «Prova»'],
    ['legal.rea', 'MI-1', 'come MI-1234567'],
    ['security.expires', '2027-13-01', 'come 2027-11-01'],
  ])('is wrong for the %s «%s»', (path, value, words) => {
    const [finding, ...others] = findingsWith(path, value);
    expect(others).toEqual([]);
    expect(finding).toContain(`content/site.ts, «${path}»: `);
    expect(finding).toContain(words);
  });

  it.each([
    ['02 0000 0000', '+390200000000'],
    ['0039 02 0000 0000', '+390200000000'],
    ['+39 (02) 0000-0000', '+390200000000'],
    ['+49 (0)30 0000 0000', '+493000000000'],
  ])('is right for the phone number «%s» of %s', (label, href) => {
    expect(findingsWith('phone', { ...site.phone, label, href })).toEqual([]);
  });
});

describe('a placeholder', () => {
  const isPlaceholder = (slogan: string) =>
    companyFindings({ ...site, slogan }).some(({ where }) => where.includes('«slogan»'));

  it.each([
    ' ',
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
