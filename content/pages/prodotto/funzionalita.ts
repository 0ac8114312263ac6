import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/funzionalita',
  label: 'Funzionalità',
  title: 'Funzionalità: ricerca, OCR, chat, riassunti',
  description:
    'Ricerca semantica e ibrida, riassunti, chat con i documenti, OCR e task AI su misura: che cosa si può fare e in che cosa è diverso.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
