import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/ricerca',
  label: 'Ricerca semantica',
  title: 'Ricerca semantica AI nei documenti',
  description:
    'La differenza fra cercare una parola e cercare un significato: come funziona la ricerca semantica e ibrida sui documenti del vostro archivio.',
  parents: ['/', '/tecnologia'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
