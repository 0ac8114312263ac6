import { figures } from '@/content/figures';
import type { FaqEntry } from '@/lib/schema/faq';

export const ocrFaq: readonly FaqEntry[] = [
  {
    id: 'scrittura-a-mano',
    question: 'Legge anche la scrittura a mano?',
    answer: [
      'Qualche parola, segnata come incerta. Quanto legga delle vostre carte lo dice la prova gratuita, che si fa su una parte dei vostri documenti.',
    ],
  },
  {
    id: 'ordine-prima',
    question: 'Dobbiamo rinominare o riordinare i file prima?',
    answer: [
      'No. La gerarchia delle cartelle si conserva, e il tipo di documento lo assegna la classificazione automatica, dopo la lettura.',
    ],
  },
  {
    id: 'formati-scansioni',
    question: 'In quale formato devono essere le scansioni?',
    answer: ['In PDF. Anche le immagini (jpg, png, tiff) si leggono se salvate in PDF.'],
  },
  {
    id: 'lettura-fuori',
    question: 'Le immagini escono dalla rete per essere lette?',
    answer: [
      'Su un’istanza ospitata sì: le caricate, e l’OCR le legge lì.',
      'Con l’installazione on-premise, di Enterprise, no: lavora sul vostro server.',
    ],
  },
  {
    id: 'lingue-lette-cercate',
    question: 'Perché le lingue lette sono più di quelle della ricerca?',
    answer: [
      `Leggere vuol dire riconoscere le lettere sul foglio, e riesce in oltre ${figures.ocr.product.languages} lingue. Capire che due frasi dicono la stessa cosa è più difficile: la ricerca multilingue lavora in oltre ${figures.multilingualSearchLanguages}.`,
    ],
  },
];
