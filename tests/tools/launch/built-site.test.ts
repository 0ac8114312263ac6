import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtSite } from '@/lib/tools/launch/built-site';
import { isFinding } from '@/lib/tools/launch/result';

const siteUrl = 'https://www.azienda.it';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const whatOf = (build: { isCurrent?: boolean; changed?: readonly string[]; siteUrl?: string } = {}) =>
  builtSite({ folder, siteUrl, isCurrent: true, changed: [], ...build })
    .filter(isFinding)
    .map(({ what }) => what);

const home = (body = '') =>
  writeFileSync(
    join(folder, 'index.html'),
    `<head><link rel="canonical" href="${siteUrl}"/></head><body>${body}</body>`,
  );

describe('the built site', () => {
  it('is missed where there is none', () => {
    expect(whatOf({ isCurrent: false })).toEqual([expect.stringContaining('non è costruito')]);
  });

  it('is of another address unless its home page says so', () => {
    home();
    expect(whatOf()).toEqual([]);
    expect(whatOf({ siteUrl: 'https://azienda.it' })).toEqual([expect.stringContaining('www.azienda.it')]);
  });

  it('is of data that have changed since, which are named', () => {
    home();
    const changed = ['content/site.ts', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(whatOf({ isCurrent: false, changed })).toEqual([
      expect.stringContaining(
        'cambiati dopo la costruzione del sito: content/site.ts, b, c, d, e e altri 2.',
      ),
    ]);
    expect(whatOf({ isCurrent: false })).toEqual([
      expect.stringContaining('costruzione del sito. Le pagine'),
    ]);
  });

  it('holds invented data where a visitor or a program reads them, and not in its styles', () => {
    home('<style>.example{color:red}</style><footer>P. IVA 00000000000 · info@azienda.example</footer>');
    mkdirSync(join(folder, '.well-known'));
    writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: mailto:info@azienda.example\n');
    writeFileSync(
      join(folder, 'metadata-schema.json'),
      '{"parentOrganization":{"@id":"https://gruppo.example"}}',
    );
    expect(whatOf()).toEqual([
      expect.stringMatching(/finti: «00000000000», «info@azienda\.example», «gruppo\.example»$/),
    ]);
  });
});
