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
