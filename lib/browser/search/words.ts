/**
 * Italian stop words: articles, prepositions, pronouns, conjunctions, question words, forms of essere, avere,
 * fare, potere, dovere, volere.
 */
const functionWords = new Set(
  `a ad al allo alla all ai agli alle con col coi da dal dallo dalla dall dai dagli dalle di d del dello della dell dei degli
  delle in nel nello nella nell nei negli nelle su sul sullo sulla sull sui sugli sulle per tra fra senza verso il lo la l i gli
  le un uno una io tu lui lei noi voi loro mi ti ci c vi v si s ne me te se mio mia miei mie tuo tua suo sua suoi sue nostro
  nostra nostri nostre vostro vostra vostri vostre questo questa questi queste quest quello quella quelli quelle quell quel
  quei e ed o od ma anche ancora gia piu meno molto poi che chi cui quale quali qual quanto quanta quanti quante come dove
  quando perche non no sono sei e siamo siete era essere ho hai ha abbiamo avete hanno avere fa fare fanno posso puo possiamo
  potete possono potere devo deve dobbiamo dovete devono dovere voglio vuole vogliamo volete vogliono vorrei vorremmo bisogna
  serve servono funziona funzionano qualche ogni tutto tutta tutti tutte cosa cose`.split(/\s+/),
);

/** Text without case and accents, for comparison. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word, or two joined by a hyphen. */
export const anyWord = /[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;

/**
 * The words of a question without stop words. If it has only stop words ("chi siamo"), all of them.
 * @param question the input
 * @returns folded words without repetition, in their order
 */
export function contentWords(question: string): string[] {
  const all = [...new Set(fold(question).match(anyWord))];
  const content = all.filter((word) => !functionWords.has(word));
  return content.length > 0 ? content : all;
}

/** Allowed number of typing errors in a word of this length. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * The word that was probably meant by a mistyped one.
 * @param word folded
 * @param vocabulary the most frequent words first
 * @returns the word of the vocabulary; undefined if none is similar enough
 */
export function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = tolerance(word.length) + 1;
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word, fold(candidate), least);
    if (steps >= least) continue;
    nearest = candidate;
    least = steps;
    if (least === 0) break;
  }
  return nearest;
}

/**
 * Number of letters to change, add, remove or swap with a neighbour to get from one word to the other
 * (optimal string alignment). Stops counting at `limit`.
 */
function distance(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let steps = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped && row > 1 && column > 1) steps = Math.min(steps, at(beforeLast, column - 2) + 1);
      current.push(steps);
    }
    if (Math.min(...current) >= limit) return limit;
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
