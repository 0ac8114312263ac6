/** The names of the six AI tasks, for pages and price list. They begin with Professional (D41). */
export const aiTasks = {
  contracts: 'Estrazione dai contratti',
  sentiment: 'Analisi del tono (sentiment)',
  entities: 'Riconoscimento di entità',
  comparison: 'Confronto tra documenti',
  translation: 'Traduzione nel contesto',
  classification: 'Classificazione con i vostri tipi',
} as const;
