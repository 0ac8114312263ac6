import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/cookie',
  label: 'Cookie',
  title: 'Informativa sui cookie',
  description:
    'Quali cookie usa questo sito, per quanto tempo e come cambiare la vostra scelta in ogni momento. Nessun cookie prima del consenso.',
  parents: ['/'],
  closingBand: false,
  index: true,
  updated: '2026-11-21',
};
