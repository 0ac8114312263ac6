import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const labourFaq: readonly FaqEntry[] = [
  {
    id: 'fonti-contratti',
    question: 'I testi dei contratti collettivi li fornite voi?',
    answer: [
      'No. Si lavora sulle fonti che lo studio già raccoglie: testi dei contratti, accordi di rinnovo, circolari.',
    ],
  },
  {
    id: 'dati-lavoratori',
    question: 'Dove finiscono i dati dei lavoratori?',
    answer: [
      'Su un’istanza ospitata trattiamo i dati come sub-responsabili, e il vostro cliente deve autorizzarci: anche per le categorie particolari dell’art. 9 GDPR, come salute e appartenenza sindacale.',
      'Con l’installazione on-premise, di Enterprise, restano sui server dello studio, con l’indice e i modelli.',
    ],
  },
  {
    id: 'programma-paghe',
    question: 'Sostituisce il programma paghe?',
    answer: [
      'No. Non calcola i cedolini e non invia denunce. Legge quello che il programma produce, in PDF o in foglio di calcolo. Dal piano Professional il vostro programma la interroga con le API.',
    ],
  },
  {
    id: 'termini',
    question: 'Possiamo fidarci dei termini che indica?',
    answer: [
      'Ogni termine arriva con il documento e la pagina da cui è tratto: si apre e si controlla. Il calcolo e la scelta restano al consulente.',
    ],
  },
  {
    id: 'carta-e-scansioni',
    question: 'E i fascicoli di carta, con firme e timbri?',
    answer: [
      `Si scansionano e l’OCR li legge: la precisione supera il ${figures.ocr.product.accuracy} sul testo stampato, il ${figures.ocr.technology.accuracy} su materiale misto, con firme e timbri.`,
    ],
  },
  {
    id: 'avvio-consulenti',
    question: 'In quanto tempo si comincia?',
    answer: [offer.start, offer.project],
  },
];
