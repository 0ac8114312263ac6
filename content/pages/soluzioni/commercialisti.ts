import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/commercialisti',
  label: 'Commercialisti',
  title: 'AI documentale per commercialisti',
  description:
    'Bilanci, dichiarazioni, circolari e corrispondenza dei clienti in un solo archivio da interrogare in italiano, sui server dello studio.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
