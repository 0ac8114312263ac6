import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const accountantsFaq: readonly FaqEntry[] = [
  {
    id: 'gestionale',
    question: 'Sostituisce il gestionale dello studio?',
    answer: [
      'No. Contabilità, dichiarazioni e invii restano dove sono: la piattaforma legge i documenti che il gestionale e i clienti producono, e dal piano Professional altri programmi la interrogano con le API.',
    ],
  },
  {
    id: 'dati-dei-clienti',
    question: 'I dati dei clienti escono dallo studio?',
    answer: [
      `${offer.processor} Per i dati che trattate per conto dei clienti siamo sub-responsabili, e il cliente deve autorizzarci.`,
      `Con l’installazione on-premise, di Enterprise, no: documenti, indice e modelli stanno sui vostri server. ${offer.intervention}`,
    ],
  },
  {
    id: 'carta-e-foto',
    question: 'Che cosa fa con scansioni, foto e vecchi faldoni?',
    answer: [
      `Li legge con l’OCR, in oltre ${figures.ocr.product.languages} lingue. La precisione supera il ${figures.ocr.product.accuracy} sul testo stampato, il ${figures.ocr.technology.accuracy} su materiale misto, foto comprese. Una foto va prima salvata in PDF. Colonne e tabelle di una scansione restano in ordine dal piano Professional.`,
    ],
  },
  {
    id: 'tipi-di-documento',
    question: 'Riconosce i documenti fiscali?',
    answer: [
      `Contratti, fatture, verbali, lettere, perizie, bilanci, cedolini e delibere, automaticamente. ${offer.electronicInvoices}`,
      'Altri tipi, come F24, dichiarazioni o quietanze, si aggiungono dal piano Professional, con un elenco fatto per lo studio.',
    ],
  },
  {
    id: 'pareri',
    question: 'La piattaforma può dare il parere al cliente?',
    answer: [
      'No. Trova che cosa avete già scritto, e prepara una bozza che cita le fonti: la firma è la vostra.',
    ],
  },
  {
    id: 'quale-piano',
    question: 'Quale piano per uno studio di nove persone?',
    answer: [`Professional: in nove ${offer.nine} al mese, IVA esclusa. ${offer.clientYears}`],
  },
  {
    id: 'che-cosa-serve',
    question: 'Quale server occorre, e chi installa?',
    answer: [`${offer.start} I requisiti del server sono nelle specifiche tecniche.`],
  },
];
