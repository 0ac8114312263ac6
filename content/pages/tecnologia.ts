import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/tecnologia',
  label: 'Tecnologia',
  title: 'La tecnologia: dal foglio alla risposta',
  description:
    'OCR, ricerca semantica, modelli linguistici e sicurezza: le quattro parti della piattaforma e come lavorano insieme, sui vostri server.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Dal foglio alla risposta, senza uscire dalla rete',
  lead: 'Un documento entra come scansione o come file. Ne esce una risposta con la sua fonte. In mezzo lavorano quattro parti.',
  lists: [
    {
      id: 'parti',
      margin: 'Le parti',
      title: 'Quattro tecnologie che lavorano insieme',
      items: [
        {
          term: 'OCR',
          text: 'Trasforma scansioni e immagini in testo che si può cercare.',
          href: '/tecnologia/ocr',
        },
        {
          term: 'Ricerca semantica',
          text: 'Confronta il significato della domanda con quello di ogni pagina.',
          href: '/tecnologia/ricerca',
        },
        {
          term: 'AI documentale',
          text: 'Riassume, confronta ed estrae dati. Risponde con le parole dei vostri documenti.',
          href: '/tecnologia/ai',
        },
        {
          term: 'Sicurezza e privacy',
          text: 'Decide chi vede che cosa e tiene il registro di ogni operazione.',
          href: '/tecnologia/sicurezza',
        },
      ],
    },
  ],
  onward: [
    { label: 'Il prodotto', href: '/prodotto' },
    { label: 'Specifiche tecniche', href: '/prodotto/specifiche' },
  ],
};
