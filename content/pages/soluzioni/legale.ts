import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/legale',
  label: 'Studi legali',
  title: 'Ricerca e AI documentale per studi legali',
  description:
    'Precedenti, clausole e atti del vostro studio trovati per significato, con la pagina da citare. I fascicoli non escono dalla vostra rete.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
