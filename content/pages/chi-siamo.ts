import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/chi-siamo',
  label: 'Chi siamo',
  title: 'Chi siamo: una software house italiana',
  description:
    'Missione, storia, valori e sedi di chi progetta la piattaforma: una software house italiana a Milano e Cagliari, dal 2002.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
