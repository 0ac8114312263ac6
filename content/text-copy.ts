/**
 * Words around and inside articles, guides and legal texts. Dates follow a colon, because the Italian article before a day
 * changes its form (l’8, il 9).
 */
export const textCopy = {
  newTab: 'si apre in una nuova scheda',
  tableLabel: 'Tabella, scorrevole',
  codeLong: 'Tutto l’esempio, {lines} righe',
  codeCopy: { copy: 'Copia', copied: 'Copiato', selected: 'Selezionato' },
  note: 'Nota',
  contents: 'In questa pagina',
  print: 'Stampa o salva in PDF',
  updated: 'Aggiornamento:',
  published: 'Pubblicazione:',
  corrected: 'Ultima correzione:',
  author: 'Scritto da',
  tags: 'Temi',
  category: 'Categoria',
  reading: { one: 'minuto di lettura', many: 'minuti di lettura' },
  kinds: { guida: 'Guida', tutorial: 'Tutorial', api: 'API' },
  /** The kinds of guides, each with its purpose. */
  groups: {
    guida: { label: 'Guide', text: 'Spiegano una parte della piattaforma, dall’inizio alla fine.' },
    tutorial: { label: 'Tutorial', text: 'Portano a termine un lavoro, con un esempio da rifare.' },
    api: { label: 'API', text: 'Per chi collega un programma alla piattaforma.' },
  },
  levels: { base: 'Livello base', intermedio: 'Livello intermedio', avanzato: 'Livello avanzato' },
  /** Names of the levels in the lessons of the support centre. */
  lessonLevels: { base: 'Base', intermedio: 'Intermedio', avanzato: 'Avanzato' },
  minutes: 'minuti',
  reportError: {
    label: 'Segnalate un errore in questa pagina',
    href: '/contatti#contact-titolo',
    fill: { subject: 'support' },
  },
  guides: 'Tutte le guide',
  guideNeighbours: 'Guide vicine',
  guideAfter: 'Guida seguente',
  guideBefore: 'Guida precedente',
  allArticles: { label: 'Tutti gli articoli', href: '/novita' },
  related: 'Sullo stesso argomento',
  neighbours: 'Articoli vicini',
  newerArticle: 'Articolo seguente',
  olderArticle: 'Articolo precedente',
  /** Shown only in `npm run dev` and in a preview, on texts that are not published. */
  statuses: {
    published: undefined,
    draft: 'Bozza',
    scheduled: 'Programmato',
  },
} as const;
