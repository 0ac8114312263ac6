import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

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

export const copy: ShortPageCopy = {
  title: 'Cercare, leggere, scrivere: che cosa fa la piattaforma',
  lead: 'Cinque lavori che oggi si fanno a mano, un documento alla volta. La piattaforma li fa sul vostro archivio, sui vostri server.',
  lists: [
    {
      id: 'funzioni',
      margin: 'Funzioni',
      title: 'Che cosa potete chiedere ai documenti',
      items: [
        {
          term: 'Ricerca semantica e ibrida',
          text: 'Trova per significato, con i vettori, e per parole esatte. I due risultati arrivano in una sola lista.',
        },
        {
          term: 'Riassunti e documenti nuovi',
          text: 'Riassume un fascicolo. Prepara relazioni, presentazioni e procedure operative a partire dai vostri documenti.',
        },
        {
          term: 'Chat con i documenti',
          text: 'Fate una domanda in italiano e continuate a chiedere. Le risposte vengono dai documenti che avete in archivio.',
        },
        {
          term: 'OCR',
          text: `Legge le scansioni in oltre ${claims.ocr.product.languages} lingue, con precisione superiore al ${claims.ocr.product.accuracy} sul testo a stampa.`,
        },
        {
          term: 'Task AI su misura',
          text: 'Estrazione dai contratti, analisi del sentiment, riconoscimento di entità, confronto tra documenti, traduzione nel contesto.',
        },
      ],
    },
  ],
  onward: [
    { label: 'Come funziona la ricerca', href: '/tecnologia/ricerca' },
    { label: 'Che cosa comprende ogni piano', href: '/prezzi' },
  ],
};
