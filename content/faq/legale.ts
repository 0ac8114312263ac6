import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const faqLegale: readonly FaqEntry[] = [
  {
    id: 'segreto-professionale',
    question: 'I documenti dei clienti escono dallo studio?',
    answer: [
      'Con l’installazione on-premise no: documenti, indice e modelli stanno sulla vostra infrastruttura. Si lavora dal client o dal browser, in studio o fuori, ma i file restano sui vostri server.',
      'Così non c’è un fornitore esterno che riceve i fascicoli: vi aiuta a rispettare il segreto professionale e il GDPR.',
      `${offer.hosted} Lì un fornitore esterno c’è: trattiamo i documenti per vostro conto, ai sensi dell’articolo 28 del GDPR.`,
    ],
  },
  {
    id: 'addestramento',
    question: 'I nostri atti servono ad addestrare qualche modello?',
    answer: [
      `No. ${offer.training} Un modello con le parole dello studio si ordina con Enterprise; con l’installazione on-premise resta nello studio.`,
    ],
  },
  {
    id: 'fascicoli-riservati',
    question: 'Come si tiene riservato un fascicolo dentro lo studio?',
    answer: [
      `I permessi si danno ai gruppi, per fascicolo e fino al singolo documento. ${offer.directory}`,
      'Chi non può aprire un documento non lo trova nemmeno nei risultati. Ogni accesso, anche negato, resta nel registro di audit.',
    ],
  },
  {
    id: 'scansioni',
    question: 'Trova anche negli atti scansionati e nei vecchi faldoni?',
    answer: [
      `Sì. L’OCR legge le scansioni in oltre ${claims.ocr.product.languages} lingue, con una precisione oltre il ${claims.ocr.product.accuracy} sul testo stampato.`,
      `Letta la pagina, indicizzarla richiede circa ${claims.indexing.secondsPerPage} secondi, una volta sola. Poi si cerca come il resto.`,
    ],
  },
  {
    id: 'giudizio',
    question: 'Il confronto sostituisce la lettura dell’avvocato?',
    answer: [
      'No, e non deve. Il prodotto segna le differenze, indica le clausole che gli sembrano rischiose e dice da quale passo viene ogni osservazione. Il giudizio è vostro: il testo è sempre a un clic.',
    ],
  },
  {
    id: 'tempi-studio',
    question: 'Quanto ci vuole per cominciare, e che cosa serve?',
    answer: [
      `Un progetto standard richiede ${claims.implementation.standard}. Con il Quick Start basta ${claims.implementation.quickStart}. La prova è gratuita e dura ${claims.trialDays} giorni.`,
      `Un server serve solo con l’installazione on-premise: almeno ${claims.server.cores} core, ${claims.server.memory}, ${claims.server.disk} e una banda di ${claims.server.bandwidth}. ${offer.sizing}`,
    ],
  },
];
