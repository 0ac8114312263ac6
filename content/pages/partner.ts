import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/partner',
  label: 'Partner',
  title: 'Programma partner: rivenditori e integratori',
  description:
    'Rivenditori, system integrator e partner tecnologici: requisiti, supporto offerto, i cinque passi della candidatura e il modulo per proporvi.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
