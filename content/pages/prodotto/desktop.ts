import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/desktop',
  label: 'Interfaccia desktop',
  title: 'Client desktop per Windows, macOS e Linux',
  description:
    'Il client nativo per Windows, macOS e Linux: bacheca, ricerca avanzata, visualizzatore e pannello AI, con i requisiti di sistema.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
