import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const companiesFaq: readonly FaqEntry[] = [
  {
    id: 'cartelle-chiuse',
    question: 'Una cartella chiusa oggi resta chiusa?',
    answer: [`Sì, se la chiudete anche nella piattaforma. ${offer.permissions}`],
  },
  {
    id: 'erp-crm',
    question: 'Si collega al gestionale?',
    answer: [
      'Sì, con le API, dal piano Professional: il gestionale può porre una domanda e ricevere il passo con file e pagina.',
    ],
  },
  {
    id: 'bozze-responsabile',
    question: 'Chi risponde di una procedura scritta dalla macchina?',
    answer: [
      'Chi la approva, come sempre. La piattaforma prepara una bozza con le fonti accanto alle frasi, e segna quelle che non ne hanno.',
    ],
  },
  {
    id: 'avvio-azienda',
    question: 'In quanto tempo si comincia?',
    answer: [`${offer.start} ${offer.project}`],
  },
  {
    id: 'server-azienda',
    question: 'Che cosa deve preparare chi segue i sistemi?',
    answer: [
      `Con l’installazione on-premise, nel piano Enterprise, un server con almeno ${figures.server.cores} core, ${figures.server.memory}, ${figures.server.disk} e una banda di ${figures.server.bandwidth}. Su un’istanza ospitata non serve un server vostro.`,
    ],
  },
];
