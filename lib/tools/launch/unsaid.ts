import { readUnsaid, UNSAID_FILE } from '@/lib/search/unsaid';
import { root } from '../bootstrap.mjs';

/** The subjects that the search says nothing of, for the owner: they wait for an answer, and hold nothing up. */
export function unsaidNote(): string[] {
  const subjects = readUnsaid(root).map(({ title }) => `\n     - ${title}`);
  if (subjects.length === 0) return [];
  return [
    `La ricerca dice che il sito non ne parla (${UNSAID_FILE}). Quando avete la risposta, scrivetela su una pagina e togliete la voce:${subjects.join('')}`,
  ];
}
