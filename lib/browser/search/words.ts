import { stemmer } from '@orama/stemmers/italian';

/** Articles, prepositions, pronouns, conjunctions, forms of the auxiliary verbs, in Italian and English: they do not say what a text is about. */
const stopWords = new Set(
  `a abbiamo ad agli ai al all alla alle allo anche ancora and anzi are at attualmente avere avete avevo avra bene
  bisogna buongiorno by c can che ci ciao cio circa co coi col comunque con cosa cose cosi cui d da dagli dai dal dall
  dalla dalle dallo dammi davvero de degli dei del dell della delle dello detto deve devo devono di dimmi mostrami trovami dire dirmi dite do
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

/** All words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(anyWord) ?? [];

/** A folded word. Words that mean nothing by themselves are their own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'interrogative' | 'stop' };

const known = new Map<string, Word>();

/** What a folded word is. */
export function wordOf(text: string): Word {
  let word = known.get(text);
  if (!word) {
    const kind = interrogatives.has(text) ? 'interrogative' : stopWords.has(text) ? 'stop' : 'content';
    word = { text, kind, stem: kind === 'content' && text.length > 3 ? stemOf(text) : text };
    known.set(text, word);
  }
  return word;
}

/** For each stem of Snowball the first known word of each group of inflections. */
const families = new Map<string, string[]>();

/** The first known inflection of a word: `licenza` for «licenze», but not for «licenziamento», which has the same stem. */
function stemOf(text: string): string {
  const stem = stemmer(text);
  const family = families.get(stem) ?? [];
  families.set(stem, family);
  const known = family.find((form) => isInflection(form, text));
  if (known === undefined) family.push(text);
  return known ?? text;
}

/** Endings of Italian nouns, adjectives and verbs. */
const endings = new Set(
  `a e i o he hi ia ie io ii are ere ire arsi ersi irsi ando endo ato ata ati ate uto uta uti ute ito ita iti ite ano ono iamo
  iate ete ava avano eva evano iva ivano ente enti ante anti ale ali abile abili ibile ibili ico ica ici iche era erai ero eremo erete
  eranno mente`.split(/\s+/),
);
/** Endings after the vowel of a verb, and those of nouns made of it: `installa-re`, `installa-zione`. */
const ofVerbs = new Set(
  `re rsi to ta ti te ndo no mo va vano nte nti ro rai ra remo rete ranno sse ssero zione zioni mento menti
  tore tori trice`.split(/\s+/),
);

/** Whether what is left of two words after their common beginning is an ending of Italian. */
export function isInflection(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const left = (from: number) => [one.slice(from), other.slice(from)];
  return (
    one === other ||
    left(common).every((ending) => ofVerbs.has(ending)) ||
    [common, common - 1].some((from) => from > 2 && left(from).every((ending) => endings.has(ending)))
  );
}

/** A folded word without its last vowel, one for singular and plural. */
export const formOf = (text: string): string => text.replace(/(?<=..)h?[aeiou]$/, '');

/** The forms of the words of a term. */
export const formsOf = (term: string): string => wordsOf(term).map(formOf).join(' ');

/** The first word of each stem. */
export const uniqueStems = (words: readonly Word[]): Word[] =>
  words.filter(({ stem }, index) => words.findIndex((word) => word.stem === stem) === index);

/** The words of a question, each stem once. */
export const wordsOfQuery = (question: string): Word[] => uniqueStems(wordsOf(question).map(wordOf));
