import { stemmer } from '@orama/stemmers/italian';

/** Articles, prepositions, pronouns, conjunctions, forms of the auxiliary verbs, in Italian and English: they do not say what a text is about. */
const stopWords = new Set(
  `a abbiamo ad agli ai al all alla alle allo anche ancora and anzi are at attualmente avere avete avevo avra bene
  bisogna buongiorno by c can che ci ciao cio circa co coi col comunque con cosa cose cosi cui d da dagli dai dal dall
  dalla dalle dallo dammi davvero de degli dei del dell della delle dello detto deve devo devono di dimmi dire dirmi dite do
  dobbiamo does dovete dovrei dunque e ecco ed era erano eravamo esiste esistono essere eventualmente fa facciamo
  faccio fai fanno far fare fate fatta fatto for fosse fra from get gia gli grazie ha hai hanno ho how i il in invece
  io is it l la le lei li lo loro lui ma me mettere mi mia mie miei mio molto my n ne negli nei nel nell nella nelle
  nello no noi non nostra nostre nostri nostro not o od of ogni ok on oppure or ormai our per pero piu poco poi
  possiamo possibile posso possono potere potete potrei potremmo proprio puo puoi qua qual qualche qualcosa qualcuno
  qualsiasi quasi quel quell quella quelle quelli quello quest questa queste questi questo qui quindi riesce riesco
  riusciamo riuscire s sa salve sapere se serva servire servono si sia siamo siete so solo soltanto sono
  soprattutto sta stanno stata stato sti sto su sua sue sugli sui sul sull sulla sulle sullo suo suoi supporta
  supportano supportata supportate supportati supportato t tanto te the ti to tocca tra tu tua tue tuo tuoi tutta
  tutte tutti tutto un una uno v va vada vanno venga vengono venire vero verso vi viene vogliamo voglio vogliono voi
  vorrei vorremmo vostra vostre vostri vostro vuoi vuole was we what which with you your`.split(/\s+/),
);

/** Words that say what kind of answer is wanted: they help to choose between answers, and do not make one. */
const interrogatives = new Set(
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

/** A run of letters and digits: `min_score` counts as two words. */
export const anyWord = /[\p{L}\p{N}]+/gu;

/** Spellings with a hyphen or a blank that are one word. */
const joined = /\b(e|on|back|work|no)[- ](mail|premises?|up|flow|profit)\b/g;

/** Numbers that people write in letters and tables in figures. "Uno" is an article as often. */
const numbers = new Map(
  'due tre quattro cinque sei sette otto nove dieci'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
);

/** All words of a text, folded, with small numbers as figures. */
export const wordsOf = (text: string): string[] =>
  (fold(text).replace(joined, '$1$2').match(anyWord) ?? []).map((word) => numbers.get(word) ?? word);

/** A folded word. Words that mean nothing by themselves are their own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'interrogative' | 'stop' };

const known = new Map<string, Word>();

/** What a folded word is. */
export function wordOf(text: string): Word {
  let word = known.get(text);
  if (!word) {
    const kind = interrogatives.has(text) ? 'interrogative' : stopWords.has(text) ? 'stop' : 'content';
    word = { text, kind, stem: kind === 'content' && text.length > 3 ? stemmer(text) : text };
    known.set(text, word);
  }
  return word;
}

/** A folded word without its last vowel: one of `perizia` and `perizie`, and apart from others of their stem (`licenza`, `licenziamento`). */
export const formOf = (text: string): string => text.replace(/(?<=..)h?[aeiou]$/, '');

/** The first word of each stem. */
export const uniqueStems = (words: readonly Word[]): Word[] =>
  words.filter(({ stem }, index) => words.findIndex((word) => word.stem === stem) === index);

/** The words of a question, each stem once. */
export const wordsOfQuery = (question: string): Word[] => uniqueStems(wordsOf(question).map(wordOf));

/** Fewer words in capitals alone may be a name; more are a question of somebody who writes so. */
const MIN_SHOUTED = 3;

/** How sure it is that a word is written as a name: with two capitals (`MEPA`, `iManage`), or in the middle with its first one (`Rossi`). */
export type NameKind = 'capitals' | 'capital';

/** The words of a question that are written as names, folded. Where everything is in capitals nothing tells a name. */
export function namesOf(question: string): Map<string, NameKind> {
  const written = question.match(anyWord) ?? [];
  const isShouted = written.length >= MIN_SHOUTED && question === question.toUpperCase();
  if (isShouted) return new Map();
  return new Map(
    written.flatMap((word, place): [string, NameKind][] => {
      if (/[\p{L}\p{N}]\p{Lu}/u.test(word)) return [[fold(word), 'capitals']];
      return place > 0 && /^\p{Lu}/u.test(word) ? [[fold(word), 'capital']] : [];
    }),
  );
}
