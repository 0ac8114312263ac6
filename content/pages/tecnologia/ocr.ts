import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/tecnologia/ocr',
  label: 'OCR',
  title: 'OCR: dalla scansione al testo ricercabile',
  description:
    'Scansioni, fax e fotografie diventano testo che si può cercare e citare: come lavora l’OCR, in quante lingue e con quale precisione.',
  parents: ['/', '/tecnologia'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Dalla scansione al testo che si può cercare',
  lead: 'Un foglio scansionato è un’immagine: nessuna ricerca lo trova. L’OCR ne ricava il testo, pagina per pagina.',
  lists: [
    {
      id: 'lettura',
      margin: 'Lettura',
      title: 'Come legge, e con quale precisione',
      items: [
        {
          term: 'Materiale misto',
          text: `Precisione superiore al ${claims.ocr.technology.accuracy} su archivi con stampe, scansioni e fotografie.`,
        },
        { term: 'Testo a stampa', text: `Precisione superiore al ${claims.ocr.product.accuracy}.` },
        {
          term: 'Lingue',
          text: `Oltre ${claims.ocr.product.languages} lingue: ${claims.ocr.product.listed} elencate e altre ${claims.ocr.product.others}. Contando le scritture storiche, oltre ${claims.ocr.technology.languages}.`,
        },
        {
          term: 'Una volta sola',
          text: `Ogni pagina si indicizza una volta, in circa ${claims.indexing.secondsPerPage} secondi.`,
        },
        {
          term: 'Classificazione',
          text: 'Letto il testo, il documento viene classificato da solo per tipo.',
        },
      ],
    },
  ],
  onward: [
    { label: 'La ricerca semantica', href: '/tecnologia/ricerca' },
    { label: 'Specifiche tecniche', href: '/prodotto/specifiche' },
  ],
};
