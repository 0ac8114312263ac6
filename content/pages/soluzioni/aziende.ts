import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/aziende',
  label: 'Aziende',
  title: 'Ricerca documentale AI per le aziende',
  description:
    'Procedure, contratti, offerte e manuali dell’azienda ritrovati con una domanda, nel rispetto dei permessi che già avete.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
