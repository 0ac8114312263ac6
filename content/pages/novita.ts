import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/novita',
  label: 'Novità',
  title: 'Novità e articoli sul prodotto',
  description:
    'Gli articoli sul prodotto e su come si cerca in un archivio: la ricerca semantica, l’AI documentale, come si controlla una risposta.',
  updated: '2026-11-24',
};

export const head = {
  title: 'Novità',
  intro: 'Articoli brevi: come si cerca in un archivio, come si controlla una risposta.',
};

/** The lists of a category or a tag. `{term}` is replaced by its name. */
export const terms = {
  category: {
    label: 'Categoria: {term}',
    title: 'Articoli della categoria «{term}»',
    description:
      'Tutti gli articoli della categoria «{term}», dal più recente: come si cerca in un archivio e come si controlla una risposta.',
    intro: 'Gli articoli di questa categoria, dal più recente.',
  },
  tags: {
    label: 'Tema: {term}',
    title: 'Articoli sul tema «{term}»',
    description:
      'Tutti gli articoli sul tema «{term}», dal più recente: come si cerca in un archivio e come si controlla una risposta.',
    intro: 'Gli articoli che ne parlano, dal più recente.',
  },
};

/** Links to the lists of categories and tags. Without such lists the title is `follow`. */
export const topics = {
  title: 'Cercare per argomento',
  follow: 'Seguire gli articoli',
  categories: 'Categorie',
  tags: 'Temi',
  all: { label: 'Tutti gli articoli', href: '/novita' },
  feed: { label: 'Gli articoli nel vostro lettore di feed (RSS)', href: '/feed.xml' },
};

/** Words for the further pages of a list. */
export const paging = {
  label: 'Pagine dell’elenco',
  page: 'Pagina',
  of: 'di',
  newer: 'Articoli più recenti',
  older: 'Articoli meno recenti',
};
