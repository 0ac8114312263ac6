import { stemmer } from '@orama/stemmers/italian';

/** Articles, prepositions, pronouns, conjunctions, forms of the auxiliary verbs: they carry no question. */
const functionWords = new Set(
  `a ad al allo alla all ai agli alle anche ancora avere avete abbiamo avevo avra c che chi ci cio co cosi coi col come con cosa
  cose cui d da dal dallo dalla dall dai dagli dalle de degli dei del dell della delle dello di dove e ecco ed era eravamo
  erano essere fa fanno faccio fare fate fai facciamo far fosse gia gli ha hai hanno ho i il in io l la le lei li lo loro lui
  ma me mi mia mie miei mio n ne nei nel nell nella nelle nello negli no noi non nostra nostre nostri nostro o od ogni oppure
  per perche pero piu poi posso possono possiamo potete potere potrei potremmo puo puoi qual quale quali qualche qualcosa
  qualcuno qualsiasi quando quanta quante quanti quanto quel quell quella quelle quelli quello questa queste questi questo
  quest qui quindi s sa se sei si sia siamo siete solo sono sta stanno stato stata sti sto su sua sue sui sul sugli sull sulla
  sulle sullo suo suoi t te tra fra ti tu tua tue tuo tuoi tutta tutte tutti tutto un una uno v va vada vanno vi vero vogliamo
  vogliono voglio vorrei vorremmo voi vostra vostre vostri vostro vuole vuoi deve devo devono dobbiamo dovete dovrei bisogna
  serve servono serva servire ok ciao buongiorno salve grazie sapere so dire dirmi dite dimmi mettere esiste esistono
  davvero viene vengono venire venga possibile riesce riesco riusciamo riuscire tocca fatto fatta detto circa attualmente eventualmente anzi dunque qua la ormai soltanto soprattutto comunque nostra supporta supportano supportate supportati supportata supportato proprio molto tanto poco bene meglio invece quasi circa senza verso dopo prima`.split(
    /\s+/,
  ),
);

/** Words that say what kind of answer is wanted: they help to choose between answers, and do not make one. */
const questionWords = new Set(
  'quanto quanta quanti quante dove quando chi come perche quale quali senza prima dopo serve meglio'.split(
    ' ',
  ),
);

/** Text without case and accents, for comparison. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts of an index have no accent in most words; the check costs less than the rule.
  return /[^\0-\x7f]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}

/** A word, and nothing else: in `min_score` there are two. */
export const anyWord = /[\p{L}\p{N}]+/gu;

/** Spellings with a hyphen or a blank that are one word. */
const joined = /\b(e|on|back|work|no)[- ](mail|premises?|up|flow|profit)\b/g;

/** All words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).replace(joined, '$1$2').match(anyWord) ?? [];

/** A folded word. Words that mean nothing by themselves are their own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'question' | 'function' };

const known = new Map<string, Word>();

/** What a folded word is. */
export function wordOf(text: string): Word {
  let word = known.get(text);
  if (!word) {
    const kind = questionWords.has(text) ? 'question' : functionWords.has(text) ? 'function' : 'content';
    word = { text, kind, stem: kind === 'content' && text.length > 3 ? stemmer(text) : text };
    known.set(text, word);
  }
  return word;
}

/** The words of a question, without repetition. */
export function questionWordsOf(question: string): Word[] {
  const words = wordsOf(question).map(wordOf);
  return words.filter(({ stem }, index) => words.findIndex((word) => word.stem === stem) === index);
}
