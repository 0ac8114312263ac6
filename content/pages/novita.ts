import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/novita',
  label: 'Novità',
  title: 'Novità e articoli sul prodotto',
  description:
    'Gli articoli sulla ricerca semantica, sull’AI documentale on-premise e sulle novità del prodotto, scritti da chi lo progetta.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

/** Opening of the list of articles. */
export const head = {
  title: 'Novità',
  lead: 'Poche pagine, scritte da chi progetta la piattaforma: come si cerca in un archivio, come si controlla una risposta, che cosa cambia nel prodotto.',
};

/** The list's further pages, when one does not hold all articles. */
export const paging = {
  label: 'Pagine dell’elenco',
  page: 'Pagina',
  of: 'di',
  newer: 'Articoli più recenti',
  older: 'Articoli meno recenti',
};
