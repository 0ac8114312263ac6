import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleVersions } from '@/app/prova/sample-versions';
import { compareVersions } from '@/lib/browser/documents/compare/compare';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import type { Change, Comparison, ReadDocument } from '@/lib/browser/documents/types';
import { seededRandom } from '@/tests/seeded-random';
import { docx, pdf } from './files';

const documentOf = (text: string): ReadDocument => ({ name: 'a', pages: text.split('\n---\n'), pictures: 0 });
const compareTexts = (before: string, after: string) =>
  compareVersions(documentOf(before), documentOf(after));
const namesOf = ({ changes }: Comparison) => changes.map(({ kind, heading }) => `${kind} ${heading}`);
/** The removed and the added words, in the order of the text. */
const wordsOf = ({ old, new: now }: Change) =>
  [old, now].map((side) =>
    side.flatMap((pieces) => (pieces ?? []).flatMap(({ text, of }) => (of ? [text] : []))),
  );
const articles = (...texts: string[]) => texts.map((text, place) => `Art. ${place + 1} – ${text}`).join('\n');

/** Another digit for a digit, another letter for a letter. */
function otherLetter(letter: string): string {
  if (/\d/.test(letter)) return String((Number(letter) + 3) % 10);
  return letter === 'x' ? 'k' : 'x';
}

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').trim();
/** The two versions of the sample, and two other contracts; lines of three hyphens separate pages. */
const [older = '', newer = ''] = sampleVersions.map(({ pages }) =>
  pages.map((paragraphs) => paragraphs.join('\n')).join('\n---\n'),
);
const texts = [older, ...['supply', 'employment'].map(fileOf)];

const delivery = 'Consegna\nIl Fornitore consegna i beni entro trenta giorni dall’ordine, a proprie spese.';
const payment = 'Pagamento\nIl Cliente paga entro sessanta giorni dalla fattura, come dice l’art. 1.';
const law = 'Foro\nPer ogni controversia è competente il Tribunale di Valdesempio, in via esclusiva.';
const term = 'Durata\nIl contratto dura trentasei mesi, e si rinnova se nessuna parte lo disdice prima.';

/** Edits in blocks: the name of a contract, the expected changes, and a replacement a line. */
const editedContracts = fileOf('changes')
  .split('\n\n')
  .map((block) => {
    const [head = '', ...edits] = block.split('\n');
    const [name = '', changes = ''] = head.split(': ');
    return { name, changes, edits: edits.map((edit) => edit.replaceAll('¶', '\n').split(' → ')) };
  });

describe('the comparison finds', () => {
  it('the changes of the sample’s newer version', () => {
    const comparison = compareTexts(older, newer);
    expect(namesOf(comparison)).toEqual([
      'changed Art. 2 – Durata e rinnovo',
      'changed Art. 4 – Interventi urgenti',
      'changed Art. 6 – Corrispettivo e adeguamento',
      'changed Art. 8 – Penali',
      'changed Art. 13 – Recesso',
      'added Art. 18 – Spese',
      'changed Letto, approvato e sottoscritto. Valdesempio, 2 marzo 2026',
    ]);
    const { changes, strip, common } = comparison;
    expect(wordsOf(changes[2] as Change)).toEqual([['18.400'], ['19.200']]);
    expect(changes.filter(({ isArticle }) => isArticle)).toHaveLength(6);
    expect(strip.filter((place) => place !== undefined)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(common).toBeGreaterThan(0.9);
  });

  it.each(editedContracts)('in $name: $changes', ({ name, changes, edits }) => {
    const text = fileOf(name);
    const changed = edits.reduce((version, [from = '', to = '']) => version.replace(from, to), text);
    expect(changed).not.toBe(text);
    expect(namesOf(compareTexts(text, changed)).join(' | ') || 'nothing').toBe(changes);
  });

  it.each(['Articolo # – ', 'ART. #\n', '#. ', 'Art. #) ', '§ # ', 'III. '])(
    'a change below the heading of its article, written as «%s»',
    (style) => {
      const label = (place: number) =>
        style.replace('#', `${place + 1}`).replace('III', 'I'.repeat(place + 1));
      const contract = (...texts: string[]) => texts.map((text, place) => label(place) + text).join('\n');
      const changed = payment.replace('sessanta', 'trenta');
      const comparison = compareTexts(contract(delivery, payment, law), contract(delivery, changed, law));
      expect(namesOf(comparison)).toEqual([`changed ${label(1).trim()} Pagamento`]);
    },
  );

  it('an added article, and no changes in the renumbered ones after it', () => {
    const comparison = compareTexts(
      articles(delivery, payment, law),
      articles(term, delivery, payment.replace('art. 1', 'art. 2'), law),
    );
    expect(namesOf(comparison)).toEqual(['added Art. 1 – Durata']);
    expect(comparison.formatting.length).toBeGreaterThan(0);
  });

  it('a removed article, and a moved one', () => {
    const comparison = compareTexts(
      articles(delivery, payment, law, term),
      articles(term, delivery, payment),
    );
    expect(namesOf(comparison)).toEqual(['moved Art. 1 – Durata', 'removed Art. 3 – Foro']);
    expect(comparison.changes[0]).toMatchObject({ place: ['art. 4', 'art. 1'], old: [], new: [] });
  });

  it('an article that was split, and two that were merged', () => {
    const whole = articles(`${delivery}\n${term.replace('Durata\n', '')}`, payment, law);
    const apart = articles(delivery, term, payment, law);
    expect(compareTexts(whole, apart).changes.map(({ kind }) => kind)).toEqual(['split']);
    expect(compareTexts(apart, whole).changes.map(({ kind }) => kind)).toEqual(['merged']);
  });

  it.each([
    ['€ 1.250,00', '€ 125.000'],
    ['1,5 per cento', '15 per cento'],
    ['1 250 euro', '12 50 euro'],
    ['Allegato A', 'Allegato B'],
    ['può recedere', 'non può recedere'],
    ['☐ accetta', '☒ accetta'],
    ['canone ......... 900', 'canone ......... 950'],
    ['½ giornata', '¼ giornata'],
    ['10² metri', '102 metri'],
    ['1ª rata', '1º rata'],
    ['piano 2°', 'piano 2'],
    ['tra -5 e 10 gradi', 'tra 5 e 10 gradi'],
    ['€ –50', '€ 50'],
    ['5 ‰', '5 %'],
    ['3×4 metri', '3+4 metri'],
    ['a ≠ b', 'a = b'],
    ['¥ 50', '50'],
    ['del § 3', 'del 3'],
    ['sì ☑ no ☐', 'sì ☐ no ☑'],
    ['\n□ Sì', '\n■ Sì'],
    ['sì ○ no ●', 'sì ● no ○'],
  ])('one change in %s → %s', (old, now) => {
    const text = (words: string) =>
      `Art. 1 – Oggetto\nLe parti convengono alla firma: ${words}\n${articles(law)}`;
    expect(compareTexts(text(old), text(now)).changes).toHaveLength(1);
  });

  it('a changed price of a list with dots', () => {
    const list = (last: number) =>
      articles(`Prezzi\nVisita ........ 100\nControllo ....... 200\nUrgenza ........ ${last}`, law);
    expect(compareTexts(list(300), list(350)).changes).toHaveLength(1);
  });

  it('a changed price of a table whose rows are named like articles', () => {
    const table = (price: number) =>
      `Foro 100\nDurata ${price}\nConsegna 90\n${articles(delivery, law, term)}`;
    expect(compareTexts(table(20), table(30)).changes).toHaveLength(1);
  });

  it('the changed prices of 3,000 similar articles, which are too many to look for moved ones', () => {
    const list = (more: number) => {
      const items = Array.from({ length: 3000 }, (_, index) => {
        const price = 10 + (index % 70) + (index % 100 === 50 ? more : 0);
        const number = `${Math.ceil((index + 1) / 10)}.${(index % 10) + 1}`;
        return `Art. ${number} – Vite zincata\nIl prezzo al pubblico è di euro ${price},50 per ogni confezione.`;
      });
      return items.join('\n');
    };
    const { changes, isNearOnly } = compareTexts(list(0), list(100));
    expect(changes.map(({ kind }) => kind)).toEqual(Array(30).fill('changed'));
    expect(isNearOnly).toBe(true);
    expect(compareTexts(older, newer).isNearOnly).toBe(false);
  });

  it('each changed word, digit or letter, as at most one change', { timeout: 60_000 }, () => {
    const { whole, pick } = seededRandom(50);
    for (let round = 0; round < 500; round += 1) {
      const text = pick(texts);
      const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
      const { 0: word = '', index = 0 } = words[whole(words.length)] ?? {};
      const at = whole(word.length);
      const to = pick([
        '',
        `${word} nuova`,
        `non ${word}`,
        word.slice(0, at) + otherLetter(word[at] ?? '') + word.slice(at + 1),
      ]);
      const newText = text.slice(0, index) + to + text.slice(index + word.length);
      const { changes, formatting } = compareTexts(text, newText);
      expect(changes.length + formatting.length, `${word} → ${to} at ${index}`).toBeGreaterThan(0);
      expect(changes.length, `${word} → ${to} at ${index}`).toBeLessThanOrEqual(1);
    }
  });
});

describe('the comparison reports only differences in form', () => {
  it.each<[string, (text: string) => string]>([
    ['the same text', (text) => text],
    ['capitals', (text) => text.replace(/^Art\. .*$/gm, (line) => line.toUpperCase())],
    ['straight quotes', (text) => text.replaceAll('’', "'").replace(/[«»]/g, '"')],
    ['letters without accents', (text) => text.normalize('NFD').replace(/\p{M}/gu, '')],
    ['points of thousands', (text) => text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')],
    ['a word in two', (text) => text.replaceAll('Manutentore', 'Manu-tentore')],
    ['titles in a line of their own', (text) => text.replace(/^(Art\. \d+) – /gm, '$1\n')],
    ['ordinal numbers of articles', (text) => text.replace(/^(Art\. \d+) – /gm, '$1° – ')],
    ['paragraphs that run on', (text) => text.replace(/\n(?=(?:\d+\.\d|[IVX]+\.|§|[a-c]\)) )/g, ' ')],
  ])('for %s', (_, change) => {
    for (const text of texts) expect(compareTexts(text, change(text)).changes).toEqual([]);
  });

  it.each([
    ['dalle 3-4 alle 5–6', 'dalle 3 – 4 alle 5−6'],
    ['dal 3%-5% a €10-€20', 'dal 3%–5% a €10–€20'],
    ['tra -5 e –6 gradi', 'tra −5 e -6 gradi'],
    ['n° 5, «casa» – l′uso', 'n. 5 "casa": l’uso'],
    ['3×4 m² a 5 %', '3 × 4 m² a 5%'],
    ['le voci:\n• una\n■ altra', 'le voci:\n- una\n– altra'],
    ['titolo\n=====\n□ voce', 'titolo\n========\n□ voce'],
  ])('for %s → %s', (old, now) => {
    const text = (words: string) => articles(`Oggetto\nLe parti convengono quanto segue ${words}`, law);
    expect(compareTexts(text(old), text(now)).changes).toEqual([]);
  });

  it('for other pages in a table of contents', () => {
    const text = (pages: number[]) =>
      `${pages.map((page, index) => `Art. ${index + 1} – ${['Consegna', 'Foro'][index]} ....... ${page}`).join('\n')}
${articles(delivery, law)}`;
    expect(compareTexts(text([2, 3]), text([3, 4])).changes).toEqual([]);
  });

  it.each([
    ['dots', 'INDICE', 'Art. # – ', ' ........ '],
    ['tabs', 'Sommario', '#. ', ' '],
    ['pages', 'Indice degli articoli', '', ' pag. '],
  ])('for a table of contents with %s in one version', (_, heading, label, space) => {
    const titles = ['Consegna', 'Foro', 'Durata'];
    const labelled = (title: string, index: number) => label.replace('#', String(index + 1)) + title;
    const entries = titles.map((title, index) => `${labelled(title, index)}${space}${index + 1}`);
    const rest = [delivery, law, term].map(labelled).join('\n');
    for (const contents of [entries.join('\n'), entries.join(' ')]) {
      const [without, within] = [`Contratto\n${rest}`, `Contratto\n${heading}\n${contents}\n${rest}`];
      for (const [before, after] of [[without, within] as const, [within, without] as const]) {
        const { changes, formatting } = compareTexts(before, after);
        expect(changes).toEqual([]);
        expect(formatting).toHaveLength(1);
      }
    }
  });

  it('between a PDF and a DOCX of one text', async () => {
    for (const text of texts) {
      const pages = text.split('\n---\n').map((page) => page.split('\n'));
      const [one, other] = await Promise.all([
        readDocument('a.pdf', await pdf(pages), () => {}),
        readDocument('a.docx', docx(pages.flat()), () => {}),
      ]);
      if ('problem' in one || 'problem' in other) throw new Error('A file was not read.');
      expect(namesOf(compareVersions(one, other))).toEqual([]);
    }
  });
});

it('different contracts have little in common', () => {
  for (const one of texts)
    for (const other of texts) if (one !== other) expect(compareTexts(one, other).common).toBeLessThan(0.25);
});
