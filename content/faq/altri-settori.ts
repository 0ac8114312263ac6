import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions for sectors without a page of their own. */
export const faqAltriSettori: readonly FaqEntry[] = [
  {
    id: 'settore-assente',
    question: 'Il nostro settore non è fra questi. Ha senso provare?',
    answer: [
      'Sì, se lavorate su testi. La prova si fa su una parte dei vostri documenti, con le vostre domande: se le risposte non convincono, si vede subito.',
      `La prova è gratuita e dura ${claims.trialDays} giorni.`,
    ],
  },
  {
    id: 'tassonomia-assente',
    question: 'Non abbiamo una tassonomia. Bisogna scriverla?',
    answer: [
      'Non da zero. Si parte dagli elenchi che usate già: titolari, soggettari, glossari, nomi di cartelle. Voi dite quali voci sono la stessa cosa, noi le portiamo nell’indice.',
    ],
  },
  {
    id: 'scritture-storiche',
    question: 'Legge anche le scritture antiche?',
    answer: [
      `A stampa sì: contando le scritture storiche, l’OCR tratta oltre ${claims.ocr.technology.languages} lingue. ${offer.handwriting}`,
      'Una carta che non si legge finisce fra i documenti «da rivedere», non fra i risultati.',
    ],
  },
  {
    id: 'modello-su-misura',
    question: 'Dove lavora il modello su misura?',
    answer: [
      `Il modello su misura si ordina con Enterprise. Con l’installazione on-premise lavora sulla vostra infrastruttura e lì rimane. ${offer.training}`,
    ],
  },
];
