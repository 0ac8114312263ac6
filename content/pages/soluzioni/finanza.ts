import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/finanza',
  label: 'Istituti finanziari',
  title: 'AI documentale per banche e finanza',
  description:
    'Verifica di conformità, monitoraggio normativo e preparazione degli audit sui documenti dell’istituto, senza portarli fuori dalla rete.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
