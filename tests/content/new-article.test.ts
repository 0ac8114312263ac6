import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { news } from '@/lib/content/collections';
import { createArticle, slugOf } from '@/lib/content/new-article';
import { folderOfTest } from '@/tests/temporary';

let folder = '';
beforeEach(() => {
  folder = folderOfTest();
});

const launch = 'content/news/una-risposta-senza-pagina.mdx';

describe('a new article', () => {
  it.each([
    ['Perché l’OCR conta: città, «più» & "virgolette"', 'Perché l’OCR conta: città, «più» & «virgolette»'],
    ["Un titolo: con i due punti # e l'apostrofo", 'Un titolo: con i due punti # e l’apostrofo'],
    ['- 2026 [comincia] come un elenco: { sì }'],
    ['yes, no, null, true e gli altri'],
  ])('with the title %j is a valid draft that carries it', (given, title = given) => {
    createArticle(given, '2028-02-29', folder);
    const [article] = news.texts({ folder, all: true });
    expect(article).toMatchObject({ title, date: '2028-02-29', draft: true, status: 'draft' });
    expect(news.texts({ day: '2030-01-01', folder, all: false })).toEqual([]);
  });

  it('is valid beside those of the site, and is scheduled by removing its comment signs', () => {
    copyFileSync(launch, join(folder, 'altro.mdx'));
    const { file } = createArticle('Un articolo programmato', '2026-11-21', folder);
    const source = readFileSync(file, 'utf8').replaceAll(/^# (publishOn|expiresOn|author):/gm, '$1:');
    writeFileSync(file, source);
    const all = news.texts({ day: '2026-11-21', folder, all: true });
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({
      publishOn: '2026-11-21',
      expiresOn: '2027-11-21',
      author: 'Nome Cognome',
    });
  });

  it('has an address of plain words, cut between them', () => {
    expect(slugOf('Perché l’OCR conta: città, «più» & altro')).toBe('perche-l-ocr-conta-citta-piu-altro');
    const long = slugOf('Ottocentomila parole che nessuno ha mai letto tutte insieme in un giorno');
    expect(long).toBe('ottocentomila-parole-che-nessuno-ha-mai-letto-tutte-insieme');
  });

  it('never takes the place of another', () => {
    const { file } = createArticle('Lo stesso titolo', '2026-11-21', folder);
    writeFileSync(file, 'scritto');
    expect(() => createArticle('Lo STESSO titolo!', '2026-11-21', folder)).toThrow(
      'C’è già content/news/lo-stesso-titolo.mdx, e non viene toccato.',
    );
    expect(readFileSync(file, 'utf8')).toBe('scritto');
  });

  it.each([
    ['Breve', 'Il titolo «Breve» ha 5 caratteri e ne servono da 10 a 70.'],
    ['x'.repeat(71), 'ha 71 caratteri e ne servono da 10 a 70.'],
    ["Un 'titolo' così", "Nel titolo: virgolette dritte in «Un 'titolo' così»."],
    ['???!!!???!!!', 'non si ricava un indirizzo'],
    ['  ../../etc  ', 'Il titolo «../../etc» ha 9 caratteri'],
  ])('is not begun from the title %j', (title, message) => {
    expect(() => createArticle(title, '2026-11-21', folder)).toThrow(message);
  });
});
