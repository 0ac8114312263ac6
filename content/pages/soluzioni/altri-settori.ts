import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/altri-settori',
  label: 'Altri settori',
  title: 'Altri settori: editoria, ricerca, archivi',
  description:
    'Editoria, ricerca, archivi, sanità, pubblica amministrazione e istruzione: come la piattaforma si adatta alle parole del vostro settore.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
