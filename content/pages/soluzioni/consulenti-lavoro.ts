import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/consulenti-lavoro',
  label: 'Consulenti del lavoro',
  title: 'AI documentale per consulenti del lavoro',
  description:
    'Contratti collettivi, circolari e pratiche dei dipendenti: risposte con la fonte, dati personali sempre dentro lo studio.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
