import { FACT_FILE, type Fact } from '@/scripts/launch/fact-list';
import { placesOf } from '@/scripts/launch/facts';
import type { Finding } from './page';

/**
 * Finds rows of the table of facts that no longer agree with the texts (D36).
 * @param sources the texts by path
 */
export function outdatedFacts(facts: readonly Fact[], sources: ReadonlyMap<string, string>): Finding[] {
  return facts.flatMap((fact) => {
    const { row, state, statement, places } = fact;
    const finding = (text: string) => ({ path: `${FACT_FILE}, riga ${row}`, text, isNote: true });
    if (state === 'question') return [];
    if (state !== 'struck')
      return places
        .filter(({ file, words }) => !sources.get(file)?.includes(words))
        .map(({ file, words }) =>
          finding(
            `«${words}» non è più in content/${file}. Scrivete le parole di adesso, o togliete la riga se il testo non lo dice più.`,
          ),
        );
    const found = placesOf(fact, sources).join('; ');
    return found
      ? [finding(`«${statement}» è smentito, e si legge ancora: ${found}. Cambiate quelle righe.`)]
      : [];
  });
}
