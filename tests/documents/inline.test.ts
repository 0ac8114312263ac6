import { expect, it } from 'vitest';
import { compareVersions } from '@/lib/browser/documents/compare/compare';
import { inlinePieces } from '@/lib/browser/documents/compare/inline';

const documentOf = (text: string) => ({ name: 'a', pages: [text], pictures: 0 });
const title = 'Art. 1 – Durata';
const kept = '1.1 Il contratto dura trentasei mesi dalla firma, salvo quanto segue.';
const notice = '1.2 La disdetta arriva almeno novanta giorni prima della scadenza.';
const price = '1.3 Il canone resta quello del primo anno per tutta la durata.';

/** The one text of a change, by lines; `-…-` is removed, `+…+` added. */
function inlineText(before: string[], after: string[]): string[] | undefined {
  const [change] = compareVersions(
    documentOf([title, ...before].join('\n')),
    documentOf([title, ...after].join('\n')),
  ).changes;
  const signs = { old: '-', new: '+' };
  return inlinePieces(change?.old ?? [], change?.new ?? [], '[…]')
    ?.map(({ text, of }) => (of ? signs[of] + text + signs[of] : text))
    .join('')
    .split('\n');
}

it.each([
  [
    'a word',
    [kept, notice],
    [kept, notice.replace('novanta', 'trenta')],
    ['[…]', notice.replace('novanta', '-novanta-+trenta+')],
  ],
  [
    'a word that was added',
    [notice],
    [notice.replace('almeno', 'almeno entro')],
    [notice.replace('almeno', 'almeno +entro+')],
  ],
  [
    'a word that was removed',
    [notice],
    [notice.replace(' almeno', '')],
    [notice.replace('almeno ', '-almeno -')],
  ],
  [
    'words after a comma',
    [notice],
    [notice.replace(' della scadenza', ', senza spese')],
    [notice.replace(' della scadenza.', ', -della scadenza-+senza spese+.')],
  ],
  ['a clause that was added', [kept, notice], [kept, price, notice], ['[…]', `+${price}+`, '[…]']],
  ['a clause that was removed', [kept, price, notice], [kept, notice], ['[…]-', price, '-']],
])('a phone shows %s in one text', (_, before, after, expected) => {
  expect(inlineText(before, after)).toEqual(expected);
});

it('sides whose unchanged words are written in another way stay two texts', () => {
  const louder = notice.replace('giorni', 'GIORNI').replace('novanta', 'trenta');
  expect(inlineText([kept, notice], [kept, louder])).toBeUndefined();
});
