/**
 * The six AI tasks of the product, under the names that pages and price list share. What they
 * cost is D41: they begin with Professional.
 */
export const aiTasks = {
  contracts: 'Estrazione dai contratti',
  sentiment: 'Analisi del tono (sentiment)',
  entities: 'Riconoscimento di entità',
  comparison: 'Confronto tra documenti',
  translation: 'Traduzione nel contesto',
  classification: 'Classificazione con i vostri tipi',
} as const;
