/**
 * Words that stand around and inside every long text: articles, guides, legal notices. Days follow a colon, because an
 * article would have to be elided before some of them (l’8, l’11).
 */
export const texts = {
  newTab: 'si apre in una nuova scheda',
  codeLabel: 'Esempio di codice, scorrevole',
  codeLong: 'Tutto l’esempio, {lines} righe',
  note: 'Nota',
  contents: 'In questa pagina',
  updated: 'Ultimo aggiornamento:',
  published: 'Pubblicazione:',
  corrected: 'Ultima correzione:',
  tags: 'Temi',
  category: 'Categoria',
  reading: { one: 'minuto di lettura', many: 'minuti di lettura' },
  kinds: { guida: 'Guida', tutorial: 'Tutorial', api: 'API' },
  levels: { base: 'Livello base', intermedio: 'Livello intermedio', avanzato: 'Livello avanzato' },
  /** The same levels as the lessons of the support centre name them. */
  lessonLevels: { base: 'Base', intermedio: 'Intermedio', avanzato: 'Avanzato' },
  minutes: 'minuti',
  next: 'Da leggere poi',
  allGuides: { label: 'Tutta la documentazione', href: '/documentazione' },
  allArticles: { label: 'Tutti gli articoli', href: '/novita' },
  related: 'Sullo stesso argomento',
  neighbours: 'Articoli vicini',
  newerArticle: 'Articolo seguente',
  olderArticle: 'Articolo precedente',
  /** Seen in `npm run dev` alone, on what readers may not see. */
  statuses: {
    published: undefined,
    draft: 'Bozza',
    scheduled: 'Programmato',
    expired: 'Scaduto',
  },
} as const;
