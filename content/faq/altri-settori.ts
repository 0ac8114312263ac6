import { claims } from '@/content/claims';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions for sectors without a page of their own. */
export const faqAltriSettori: readonly FaqEntry[] = [
  {
    id: 'settore-assente',
    question: 'Il nostro settore non è fra questi. Ha senso provare?',
    answer: [
      'Sì, se lavorate su testi. La prova si fa con i vostri documenti e le vostre domande: se le risposte non convincono, si vede subito.',
      `La demo gratuita dura ${claims.trialDays} giorni.`,
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
      `L’OCR tratta oltre ${claims.ocr.technology.languages} lingue, contando le scritture storiche, con una precisione oltre il ${claims.ocr.technology.accuracy} su materiale misto. Una carta molto rovinata può restare illeggibile: finisce fra i documenti «da rivedere», non fra i risultati.`,
    ],
  },
  {
    id: 'modello-su-misura',
    question: 'Il modello adattato a noi di chi è?',
    answer: [
      'È fatto per voi, nel piano Enterprise: con l’installazione on-premise lavora sulla vostra infrastruttura e lì rimane. I vostri documenti non addestrano modelli esterni.',
    ],
  },
];
