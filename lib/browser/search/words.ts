/**
 * Words that hold a sentence together and say nothing about what is looked for: articles, prepositions with and without
 * article, pronouns, conjunctions, question words, forms of essere, avere, fare, potere, dovere, volere.
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

/** Text without case and accents, as it is compared. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word, or two joined by a hyphen. */
export const anyWord = /[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;

/**
 * What a question is about: its words without those that only hold it together. A question that has no others
 * ("chi siamo") is about them.
 * @param question as a person types it
 * @returns folded words, each once, in their order
 */
export function contentWords(question: string): string[] {
  const all = [...new Set(fold(question).match(anyWord))];
  const content = all.filter((word) => !functionWords.has(word));
  return content.length > 0 ? content : all;
}

/** How many letters may be wrong, missing, too many or swapped in a word of this length. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * The word that a mistyped one was probably meant to be.
 * @param word folded
 * @param vocabulary the most frequent words first
 * @returns as it stands in the vocabulary; nothing where no word is near enough
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
 * Letters to change, add, take away or swap with their neighbour to get from one word to the other (optimal string
 * alignment); counting stops at `limit`.
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
