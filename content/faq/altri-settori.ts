import { figures } from '@/content/figures';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions for sectors without a page of their own. */
export const otherSectorsFaq: readonly FaqEntry[] = [
  {
    id: 'settore-assente',
    question: 'Il nostro settore non è fra questi. Ha senso provare?',
    answer: [
      `Sì, se lavorate su testi. La prova si fa su una parte dei vostri documenti, con le vostre domande.`,
    ],
  },
  {
    id: 'tassonomia-assente',
    question: 'Non abbiamo una tassonomia. Bisogna scriverla?',
    answer: [
      'Non da zero. Si parte dagli elenchi che usate già: titolari, soggettari, glossari, nomi di cartelle.',
    ],
  },
  {
    id: 'scritture-storiche',
    question: 'Legge anche le scritture antiche?',
    answer: [
      `A stampa sì: contando le scritture storiche, l’OCR tratta oltre ${figures.ocr.technology.languages} lingue. La scrittura a mano solo in parte, segnata come incerta.`,
    ],
  },
  {
    id: 'modello-su-misura',
    question: 'Dove lavora il modello su misura?',
    answer: [
      'Con l’installazione on-premise, di Enterprise, lavora sulla vostra infrastruttura e lì rimane.',
    ],
  },
];
