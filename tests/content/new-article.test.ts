import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from '@/lib/content/collections';
import { createArticle } from '@/lib/content/new-article';
import { folderOfTest } from '@/tests/temporary';

let project = '';
beforeEach(() => {
  project = folderOfTest();
  cpSync('content/news/immagini', join(project, 'content/news/immagini'), { recursive: true });
  vi.stubEnv('SHOW_DRAFTS', '1');
});
afterEach(() => vi.unstubAllEnvs());

const create = (title: string) => createArticle(title, '2026-11-21', project);

describe('createArticle', () => {
  it.each([
    ['Perché l’OCR conta: città, «più» & "virgolette"', 'Perché l’OCR conta: città, «più» & «virgolette»'],
    ["Un titolo: con i due punti # e l'apostrofo", 'Un titolo: con i due punti # e l’apostrofo'],
    ['- 2026 [comincia] come un elenco: { sì }', '- 2026 [comincia] come un elenco: { sì }'],
  ])('makes a valid draft with the title %j', (given, title) => {
    create(given);
    expect(news.texts(project)).toMatchObject([{ title, date: '2026-11-21', status: 'draft' }]);
  });

  it('makes an article whose first day and author are set by removing comment signs', () => {
    const { file } = create('Un articolo programmato');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(/^# (publishOn|author):/gm, '$1:'));
    expect(news.texts(project)).toMatchObject([{ publishOn: '2026-11-21', author: 'Nome Cognome' }]);
  });

  it('makes an address of the words of the title, cut between words', () => {
    expect(create('Perché l’OCR conta: città, «più» & altro').slug).toBe(
      'perche-l-ocr-conta-citta-piu-altro',
    );
    const { slug } = create('Ottocentomila parole che nessuno ha mai letto insieme in un sol giorno');
    expect(slug).toBe('ottocentomila-parole-che-nessuno-ha-mai-letto-insieme-in-un');
  });

  it('never overwrites another article', () => {
    const { file } = create('Lo stesso titolo');
    writeFileSync(file, 'scritto');
    const message = 'C’è già content/news/lo-stesso-titolo.mdx, e non viene toccato.';
    expect(() => create('Lo STESSO titolo!')).toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe('scritto');
  });

  it.each([
    ['Breve', 'Il titolo «Breve» ha 5 caratteri e ne servono da 10 a 70.'],
    ['x'.repeat(71), 'ha 71 caratteri e ne servono da 10 a 70.'],
    ["Un 'titolo' così", "Nel titolo: virgolette dritte in «Un 'titolo' così»."],
    ['???!!!???!!!', 'non si ricava un indirizzo'],
    ['  ../../etc  ', 'Il titolo «../../etc» ha 9 caratteri'],
  ])('rejects the title %j', (title, message) => {
    expect(() => create(title)).toThrow(message);
  });
});
