import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/cookie',
  label: 'Cookie',
  title: 'Informativa sui cookie',
  description:
    'Quali cookie usa questo sito, per quanto tempo e come cambiare la vostra scelta in ogni momento. Nessun cookie prima del consenso.',
  closingBand: false,
  index: true,
  updated: '2025-09-08',
};

export const lead =
  'Finché non acconsentite, questo sito non scrive cookie nel vostro browser. Qui trovate quelli che può scrivere dopo, e per quanto tempo.';
