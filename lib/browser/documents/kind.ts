import type { ReadDocument } from './types';

/** What somebody most probably asks about. */
export type DocumentKind = 'contract' | 'invoice' | 'other';

/** Signs of each kind. */
const signs = {
  contract:
    /\b(?:contratto|accordo|le parti|recesso|disdetta|clausol[ae]|foro|art(?:icolo|\.) ?\d+|si conviene|stipula|decorrenza|risoluzione|locazione|incarico|obblighi|corrispettivo|committente|conduttore|fornitore)/gi,
  invoice:
    /\b(?:fattura|parcella|nota di credito|imponibile|aliquota|iva|totale|iban|p\. ?iva|partita iva|quantità|prezzo unitario|descrizione|cessionario|cedente|netto a pagare|ritenuta|importo|modalità di pagamento)/gi,
};
/** Fewer different signs of a kind say nothing. */
const MIN_SIGNS = 5;

/** The kind that most signs of these documents speak for. */
export function kindOf(documents: readonly ReadDocument[]): DocumentKind {
  const counts = { contract: 0, invoice: 0 };
  for (const { pages } of documents) {
    // What a document is stands in its first pages.
    const text = pages
      .slice(0, 3)
      .map((page) => page.text)
      .join('\n');
    for (const kind of ['contract', 'invoice'] as const) {
      const found = new Set(text.match(signs[kind])?.map((sign) => sign.toLowerCase().replace(/\d+/, '')));
      if (found.size >= MIN_SIGNS) counts[kind] += found.size;
    }
  }
  if (counts.contract + counts.invoice === 0) return 'other';
  return counts.invoice > counts.contract ? 'invoice' : 'contract';
}
