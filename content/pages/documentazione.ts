import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/documentazione',
  label: 'Documentazione',
  title: 'Documentazione: guide, tutorial e API',
  description:
    'Guide, tutorial e riferimento delle API della piattaforma on-premise: dall’installazione alla ricerca avanzata e alle integrazioni.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
