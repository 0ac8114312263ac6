import { describe, expect, it } from 'vitest';
import { kindOf } from '@/lib/browser/documents/kind';
import { passagesOf } from '@/lib/browser/documents/passages';
import { documentOf, sample } from './documents';

const wordsIn = (text: string) => text.split(/\s+/).length;
/** A sentence of so many words. */
const sentence = (words: number, end = '.') => `Ogni${' parola'.repeat(words - 2)} conta${end}`;
const cut = (...pages: string[]) =>
  passagesOf([documentOf('prova', pages)]).map(({ article, page, text }) => ({ article, page, text }));
const articles = (...pages: string[]) => cut(...pages).map(({ article }) => article);

describe('passagesOf', () => {
  it('gives each article of a contract its number, its title and its text, across pages', () => {
    const passages = passagesOf([documentOf('altro', ['Testo.']), sample()]).slice(1);
    expect(passages.map(({ article }) => article)).toEqual([
      undefined,
      ...Array.from({ length: 17 }, (_, place) => String(place + 1)),
      undefined,
    ]);
    const fifth = passages[5];
    expect(fifth).toMatchObject({ document: 1, page: 0, title: 'Ricambi e materiali' });
    expect(fifth?.text).toMatch(/^Art\. 5 – Ricambi e materiali\n5\.1 .+\n5\.2 Le parti sostituite/);
    expect(passages[6]?.page).toBe(1);
  });

  it('takes no article of law and no part of a sentence for one', () => {
    const lines = [
      'Art. 1 – Uno',
      'Art. 1341 c.c. non conta.',
      'Art. 5, comma 2, nemmeno.',
      'Art. 28 della legge.',
    ];
    expect(articles(lines.join('\n'))).toEqual(['1']);
    expect(
      articles('Come da art. 3 – che vale –\nArt. 4 - Foro', 'Ai sensi degli artt. 1341 e 1342 c.c.'),
    ).toEqual([undefined, '4', undefined]);
  });

  it.each([
    ['ARTICOLO 1\nOGGETTO\nTesto.', 'OGGETTO'],
    ['Art. 1 (Oggetto)\nTesto.', 'Oggetto'],
    ['Art.1 - Oggetto. Le Parti convengono.', 'Oggetto'],
    ['Articolo 1: Oggetto', 'Oggetto'],
    ['§ 1 Oggetto', 'Oggetto'],
  ])('reads the title in %j', (text, title) => {
    expect(passagesOf([documentOf('prova', [text])])).toMatchObject([{ article: '1', title }]);
  });

  it('counts bare numbers in a contract, one after the other, and in nothing else', () => {
    const contract = 'Contratto fra le parti, stipula e decorrenza, recesso, foro';
    const clauses = ['1. Oggetto', sentence(70), '1.1 Beni', '12.500,00 euro', '2) Durata', '7. Altro'];
    expect(articles([contract, ...clauses].join('\n'))).toEqual([undefined, '1', '2']);
    expect(articles(['Cari tutti,', ...clauses].join('\n'))).toEqual([undefined]);
  });

  it('names the clause where a passage holds one alone', () => {
    const text = `Art. 4 – Prezzi\n4.1 ${sentence(110)}\n4.2 ${sentence(110)}`;
    expect(articles(text)).toEqual(['4', '4.2']);
  });

  it('keeps a table of contents apart from the articles', () => {
    const contents = 'Indice\nArt. 1 – Oggetto\nArt. 2 – Foro\nArt. 3 – Prezzi\n';
    expect(articles(`${contents}Art. 1 – Oggetto\nTesto.\nArt. 2 – Foro\nTesto.`)).toEqual([
      undefined,
      undefined,
      '1',
      '2',
    ]);
  });

  it('cuts a long text into passages of like length where sentences end, and loses nothing', () => {
    const text = [sentence(300), ...Array.from({ length: 30 }, () => `${sentence(9)} ${sentence(80)}`)].join(
      '\n',
    );
    const passages = cut(text);
    expect(
      passages
        .map((each) => each.text)
        .join(' ')
        .split(/\s+/),
    ).toEqual(text.split(/\s+/));
    for (const each of passages) {
      expect(wordsIn(each.text)).toBeLessThanOrEqual(130);
      expect(wordsIn(each.text)).toBeGreaterThanOrEqual(40);
    }
    expect(passages.slice(3).every((each) => each.text.endsWith('.'))).toBe(true);
  });

  it('joins a sentence that goes on overleaf', () => {
    const [passage, ...others] = cut('Studio Esempio\nVi scriviamo per la', 'proroga.', 'Saluti');
    expect(passage).toEqual({
      article: undefined,
      page: 0,
      text: 'Studio Esempio\nVi scriviamo per la proroga.\nSaluti',
    });
    expect(others).toEqual([]);
  });

  it('gives nothing for nothing', () => {
    expect(cut('', '\n \n')).toEqual([]);
  });
});

describe('kindOf', () => {
  const invoice = documentOf('fattura', [
    'Fattura n. 3\nImponibile 100\nIVA 22\nTotale 122\nIBAN IT00\nScadenza 30 giorni',
  ]);
  const letter = documentOf('lettera', [
    'Gentile cliente,\nle mandiamo la fattura con il contratto.\nCordiali saluti',
  ]);

  it('tells contracts, invoices and all else by most of their signs', () => {
    expect(kindOf([sample()])).toBe('contract');
    expect(kindOf([invoice, letter])).toBe('invoice');
    expect(kindOf([letter])).toBe('other');
    expect(kindOf([invoice, sample()])).toBe('contract');
    expect(kindOf([])).toBe('other');
  });
});
