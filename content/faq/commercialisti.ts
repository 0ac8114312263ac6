import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const faqCommercialisti: readonly FaqEntry[] = [
  {
    id: 'gestionale',
    question: 'Sostituisce il gestionale dello studio?',
    answer: [
      'No. Contabilità, dichiarazioni e invii restano dove sono. La piattaforma legge i documenti che il gestionale e i clienti producono, e ve li fa ritrovare.',
      `${offer.watchedFolders} Con le API, dal piano Professional, la piattaforma parla anche con altri programmi.`,
    ],
  },
  {
    id: 'dati-dei-clienti',
    question: 'I dati dei clienti escono dallo studio?',
    answer: [
      'Con l’installazione on-premise no: documenti, indice e modelli stanno sui vostri server, e anche le domande restano lì.',
      `${offer.hosted} Su un’istanza ospitata un fornitore esterno c’è: trattiamo i documenti per vostro conto, ai sensi dell’articolo 28 del GDPR. ${offer.training}`,
    ],
  },
  {
    id: 'carta-e-foto',
    question: 'Che cosa fa con scansioni, foto e vecchi faldoni?',
    answer: [
      `Li legge con l’OCR, in oltre ${claims.ocr.product.languages} lingue e con una precisione oltre il ${claims.ocr.product.accuracy} sul testo stampato. Una foto va prima salvata in PDF.`,
      `Letta la pagina, indicizzarla richiede circa ${claims.indexing.secondsPerPage} secondi, una volta sola. Se un documento non si legge, resta fra quelli «da rivedere».`,
    ],
  },
  {
    id: 'tipi-di-documento',
    question: 'Riconosce i documenti fiscali?',
    answer: [
      'Riconosce da sé contratti, fatture, verbali, lettere, perizie, bilanci, cedolini e delibere. Altri tipi, come F24, dichiarazioni o quietanze, si aggiungono dal piano Professional, con un elenco fatto per lo studio.',
      'Le fatture elettroniche entrano nella copia leggibile, in PDF: il file XML non è fra i formati letti.',
    ],
  },
  {
    id: 'pareri',
    question: 'La piattaforma può dare il parere al cliente?',
    answer: [
      'No. Trova che cosa avete già scritto, e prepara una bozza che cita le fonti. Se la norma è ancora quella lo decidete voi: la firma è la vostra.',
    ],
  },
  {
    id: 'che-cosa-serve',
    question: 'Quale server occorre, e chi installa?',
    answer: [
      `Un server serve solo con l’installazione on-premise: almeno ${claims.server.cores} core, ${claims.server.memory}, ${claims.server.disk} e una banda di ${claims.server.bandwidth}. L’installazione si fa con voi.`,
      offer.sizing,
      `Prima potete provare gratis, per ${claims.trialDays} giorni. ${offer.trial}`,
    ],
  },
];
