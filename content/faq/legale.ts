import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const legalFaq: readonly FaqEntry[] = [
  {
    id: 'segreto-professionale',
    question: 'I documenti dei clienti escono dallo studio?',
    answer: [
      offer.processor,
      `Con l’installazione on-premise, di Enterprise, no: nessun fornitore esterno riceve i fascicoli. ${offer.intervention}`,
    ],
  },
  {
    id: 'addestramento',
    question: 'I nostri atti servono ad addestrare qualche modello?',
    answer: [`${offer.training} Anche quello, con l’installazione on-premise, resta nello studio.`],
  },
  {
    id: 'fascicoli-riservati',
    question: 'Come si tiene riservato un fascicolo dentro lo studio?',
    answer: [
      'Con i permessi, fino al singolo documento: chi non può aprirlo non lo trova nemmeno nei risultati.',
    ],
  },
  {
    id: 'scansioni',
    question: 'Trova anche negli atti scansionati e nei vecchi faldoni?',
    answer: [
      `Sì, con l’OCR, in oltre ${figures.ocr.product.languages} lingue. La precisione supera il ${figures.ocr.product.accuracy} sul testo stampato, il ${figures.ocr.technology.accuracy} su materiale misto.`,
    ],
  },
  {
    id: 'posta',
    question: 'Legge e-mail, PEC e file firmati?',
    answer: ['No: eml, msg e p7m non si leggono. Salvatene una copia in PDF.'],
  },
  {
    id: 'giudizio',
    question: 'Il confronto sostituisce la lettura dell’avvocato?',
    answer: [
      'No. Il prodotto segna le differenze e dice da quale passo viene ogni osservazione. Il giudizio è vostro.',
    ],
  },
  {
    id: 'tempi-studio',
    question: 'Quanto ci vuole per cominciare, e che cosa serve?',
    answer: [offer.start, offer.project],
  },
];
