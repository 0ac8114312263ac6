import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archive, drawnAnswer } from '@/app/_site/sample-archive';
import { sampleQuestions } from '@/content/samples/archive';
import { drawnQuestion } from '@/content/samples/drawn-question';
import { readIndex } from '@/lib/browser/search/answer-index';
import { askSamples } from '@/lib/browser/search/samples';
import { wordsOf } from '@/lib/browser/search/words';

const { index, sources } = archive();
const engine = { index: readIndex(index), sources };
const ask = (words: string, typing = false) => askSamples(engine, words, typing);
const files = (words: string) => ask(words).found.map(({ source }) => source.file);
const printed = sampleQuestions.flatMap(({ question, documents }) =>
  question ? [{ question, own: documents.map(({ file }) => file) }] : [],
);

/** Questions of drawings that are put to a log, to a summary or to nobody. */
const notForTheArchive = [
  'Chi ha aperto il verbale del comitato?',
  'Chi ha letto questo documento?',
  'A chi è stato dato?',
  'Qualcuno ha provato a leggere ciò che non poteva?',
  'Perché la nomina è stata rinviata?',
  'E quando se ne riparla?',
  'Quanto costa estendere la polizza alla Svizzera?',
];

/** The questions that drawings print, in all copy of a folder of content. */
async function drawnIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { question, answer, id, query, passage } = value as Record<string, unknown>;
    const isFaq = typeof answer === 'string' && id !== undefined;
    if (typeof question === 'string' && question.endsWith('?') && !isFaq) found.push(question);
    if (typeof query === 'string' && passage) found.push(query);
    for (const each of Object.values(value)) read(each);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts'))
      read({ ...(await import(/* @vite-ignore */ join(process.cwd(), folder, name))) });
  return [...new Set(found)];
}

describe('the sample archive', () => {
  it.each(printed)('answers «$question» with what its drawing shows', ({ question, own }) => {
    const found = files(question);
    expect(own).toContain(found[0]);
    // And so while somebody types it, and without marks and capitals.
    const [typed] = ask(question.toLowerCase().replace(/[?,.]/g, ''), true).found;
    expect(own).toContain(typed?.source.file);
  });

  it('has every question that a drawing prints', async () => {
    const known = [...printed.map(({ question }) => question), ...notForTheArchive];
    const drawn = [...(await drawnIn('content/samples')), ...(await drawnIn('content/pages'))];
    expect(drawn.length).toBeGreaterThan(25);
    expect(drawn.filter((question) => !known.includes(question))).toEqual([]);
  });

  it.each([
    ['disdetta affitto', 'verbale-amministratori-11.pdf'],
    ['come lascio il magazzino', 'locazione-deposito-lotto-B.pdf'],
    ['ferie', 'piano-ferie.xlsx'],
    ['cantiere fermo', 'contratto-appalto-2021.pdf'],
    ['prestiti ai soci', 'nota-integrativa-2024.pdf'],
    ['clienti a rischio medio', 'policy-antiriciclaggio-v6.pdf'],
    ['provenienza delle somme', 'istruttoria-fidi-2023.pdf'],
  ])('finds by meaning: %s', (words, file) => {
    expect(files(words)[0]).toBe(file);
  });

  it.each([
    'Quanto costa estendere la polizza alla Svizzera?',
    'Entro quando possiamo disdire il contratto del telefono?',
    'Quanti giorni di ferie ha maturato Rossi?',
    'Quando scade il brevetto?',
    'Chi paga la riparazione della caldaia?',
    'Chi sono i soci della società?',
    'chi sono i soci',
    'quanto costa',
    'siamo in sei',
    'Entro quando va pagato l’affitto?',
    'Il dipendente può lavorare da casa?',
    'Quanto costa per cinque utenti?',
    'Che requisiti hardware ha il server?',
    'pizza margherita',
    'xyzzyq',
  ])('answers nothing to «%s»', (words) => {
    expect(files(words)).toEqual([]);
  });

  it('joins the words of the drawn question with those that answer them, by letters', () => {
    const { question, found } = drawnAnswer(drawnQuestion.question);
    expect(question.filter(({ letter }) => letter)).toEqual([
      { text: 'Entro', letter: 'a' },
      { text: 'disdire', letter: 'b' },
      { text: 'l’affitto', letter: 'c' },
      { text: 'magazzino', letter: 'd' },
    ]);
    expect(found.map(({ source }) => source.file).sort()).toEqual(
      drawnQuestion.documents.map(({ file }) => file).sort(),
    );
    expect(found[0]?.passage).toContainEqual({ text: 'recedere', letter: 'b' });
    // The question is what was typed, to the letter.
    expect(question.map(({ text }) => text).join('')).toBe(drawnQuestion.question);
  });

  it('gives each passage its source, with the page in words', () => {
    const [first] = drawnAnswer(drawnQuestion.question).found;
    expect(first?.source).toEqual({
      file: 'locazione-deposito-lotto-B.pdf',
      place: 'pagina 4',
      pageNumber: '4',
      kind: 'contratto',
      drawnOn: { label: 'Home', href: '/' },
    });
    expect(index.parts.map(([, , , text]) => text).filter((text) => /==|\^/.test(text))).toEqual([]);
  });
});

it('no word that the site refuses to answer is a word of the archive', () => {
  const refused = readFileSync('content/search/off-topic.txt', 'utf8')
    .split('\n')
    .filter((line) => !/^[#-]/.test(line))
    .flatMap(wordsOf);
  const own = new Set(index.parts.flatMap(([, , , text, questions]) => wordsOf(`${text} ${questions}`)));
  expect(refused.filter((word) => own.has(word))).toEqual([]);
});
