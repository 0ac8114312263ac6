import type { PageMeta } from '@/lib/schema/page';

/** The not-found page (D8, D12). */
export const notFoundMeta: PageMeta = {
  path: '/404',
  label: 'Pagina non trovata',
  title: 'Pagina non trovata',
  description:
    'La pagina che stai cercando non esiste o è stata spostata: da qui si torna alla pagina iniziale.',
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-28',
};

export const notFound = {
  code: '404',
  title: 'Pagina non trovata',
  text: 'La pagina che stai cercando non esiste o è stata spostata.',
  action: { label: 'Alla pagina iniziale', href: '/' },
  search: { label: 'Scrivete che cosa cercavate', button: 'Cerca', action: '/documentazione' },
  elsewhere: {
    label: 'Si può ripartire da qui',
    links: [
      { label: 'Che cosa fa il prodotto', href: '/prodotto' },
      { label: 'Le soluzioni, settore per settore', href: '/soluzioni' },
      { label: 'Piani e prezzi', href: '/prezzi' },
      { label: 'Guide e documentazione', href: '/documentazione' },
    ],
  },
};
