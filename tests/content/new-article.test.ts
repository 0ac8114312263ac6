import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from '@/lib/content/collections';
import { createArticle } from '@/lib/content/new-article';
import { folderOfTest } from '@/tests/temporary';

const launch = 'content/news/una-risposta-senza-pagina.mdx';

let project = '';
beforeEach(() => {
  project = folderOfTest();
  cpSync('content/news/immagini', join(project, 'content/news/immagini'), { recursive: true });
  vi.stubEnv('SHOW_DRAFTS', '1');
});
afterEach(() => vi.unstubAllEnvs());

describe('a new article', () => {
  it.each([
    ['Perché l’OCR conta: città, «più» & "virgolette"', 'Perché l’OCR conta: città, «più» & «virgolette»'],
    ["Un titolo: con i due punti # e l'apostrofo", 'Un titolo: con i due punti # e l’apostrofo'],
    ['- 2026 [comincia] come un elenco: { sì }'],
    ['yes, no, null, true e gli altri'],
  ])('with the title %j is a valid draft', (given, title = given) => {
    createArticle(given, '2028-02-29', project);
    const [article] = news.texts(project);
    expect(article).toMatchObject({ title, date: '2028-02-29', draft: true, status: 'draft' });
  });

  it('is valid beside those of the site, and can be scheduled by removing comment signs', () => {
    cpSync(launch, join(project, 'content/news/altro.mdx'));
    const { file } = createArticle('Un articolo programmato', '2026-11-21', project);
    const source = readFileSync(file, 'utf8').replaceAll(/^# (publishOn|expiresOn|author):/gm, '$1:');
    writeFileSync(file, source);
    const all = news.texts(project);
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({
      publishOn: '2026-11-21',
      expiresOn: '2027-11-21',
      author: 'Nome Cognome',
    });
  });

  it('has an address of plain words, cut between words', () => {
    const slugOf = (title: string) => createArticle(title, '2026-11-21', project).slug;
    expect(slugOf('Perché l’OCR conta: città, «più» & altro')).toBe('perche-l-ocr-conta-citta-piu-altro');
    const long = slugOf('Ottocentomila parole che nessuno ha mai letto insieme in un sol giorno');
    expect(long).toBe('ottocentomila-parole-che-nessuno-ha-mai-letto-insieme-in-un');
  });

  it('never overwrites another', () => {
    const { file } = createArticle('Lo stesso titolo', '2026-11-21', project);
    writeFileSync(file, 'scritto');
    expect(() => createArticle('Lo STESSO titolo!', '2026-11-21', project)).toThrow(
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
  ])('is not created with the title %j', (title, message) => {
    expect(() => createArticle(title, '2026-11-21', project)).toThrow(message);
  });
});
