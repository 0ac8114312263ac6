import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto',
  label: 'Prodotto',
  title: 'Il prodotto: ricerca e AI sui vostri documenti',
  description:
    'Che cosa fa, come lavora e perché resta sui vostri server: la piattaforma on-premise per cercare, riassumere e scrivere dai vostri documenti.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
