import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

const { server } = figures;

/** The 19 support questions, on the 18 topics of the specification (D34: deployment has two). */
export const supportFaq: readonly FaqEntry[] = [
  {
    id: 'requisiti-hardware',
    question: 'Quali requisiti hardware servono al server?',
    answer: [
      `Con l’installazione on-premise, di Enterprise, almeno ${server.cores} core, ${server.memory}, un disco da ${server.disk} e una banda di ${server.bandwidth}.`,
      offer.sizing,
    ],
  },
  {
    id: 'ricerca-ibrida',
    question: 'Che cos’è la ricerca ibrida?',
    answer: [
      'Unisce due ricerche: per significato e per parole esatte. Si trova un concetto detto con altre parole, ma anche un numero di pratica o un codice articolo.',
    ],
  },
  {
    id: 'tempi-di-installazione',
    question: 'Quanto tempo richiede l’installazione?',
    answer: [offer.start, offer.project],
  },
  {
    id: 'dove-si-installa',
    question: 'Dove si installa la piattaforma?',
    answer: [
      'Su un’istanza ospitata per voi o, con Enterprise, sui vostri server. Documenti, indice e modelli stanno lì.',
    ],
  },
  {
    id: 'sicurezza-dei-dati',
    question: 'Come sono protetti i documenti?',
    answer: [
      'Ruoli e permessi arrivano fino al singolo documento, in ogni piano. Con l’installazione on-premise, di Enterprise, i documenti restano sulla vostra infrastruttura.',
      offer.log,
    ],
  },
  {
    id: 'prestazioni',
    question: 'Quanto è veloce?',
    answer: [
      offer.indexing,
      `Una ricerca risponde in media in meno di ${figures.queryMilliseconds} millisecondi.`,
    ],
  },
  {
    id: 'modelli-ai',
    question: 'Si possono integrare altri modelli di AI?',
    answer: [
      'Scriveteci quale modello usate: vi diciamo se si collega.',
      'Con Enterprise si può anche ordinare un modello linguistico su misura, addestrato sulle parole e sugli esempi del vostro settore.',
    ],
  },
  {
    id: 'lingue',
    question: 'In quali lingue funziona?',
    answer: [
      `La ricerca lavora in oltre ${figures.multilingualSearchLanguages} lingue.`,
      `L’OCR legge oltre ${figures.ocr.product.languages} lingue.`,
    ],
  },
  {
    id: 'manutenzione',
    question: 'Che manutenzione richiede?',
    answer: [
      `Poca: guardate a scadenze fisse i documenti «da rivedere». Con il server da voi le cartelle si indicizzano automaticamente; ad aggiornamenti e copie di sicurezza pensate voi. ${offer.hostedUpkeep}`,
    ],
  },
  {
    id: 'personalizzare-la-ricerca',
    question: 'Si può adattare la ricerca al nostro modo di lavorare?',
    answer: [
      'Sì: filtri, peso tra significato e parole, soglia dei risultati.',
      'Se il vostro settore ha un lessico suo, con Enterprise si aggiungono una tassonomia e un modello su misura.',
    ],
  },
  {
    id: 'formati',
    question: 'Quali formati di file legge?',
    answer: [`${figures.formats.join(', ')}.`, offer.formatsNotRead],
  },
  {
    id: 'sistemi-operativi',
    question: 'Su quali sistemi operativi funziona?',
    answer: [
      `Il server: ${server.systems.join('; ')}.`,
      `Il client desktop: ${figures.desktop.systems.join('; ')}. Dal browser non si installa nulla.`,
    ],
  },
  {
    id: 'gerarchia-delle-cartelle',
    question: 'Che cosa succede alle nostre cartelle?',
    answer: [
      'Restano come sono, con la stessa gerarchia. Il permesso che date a una cartella vale per le sue sottocartelle; i permessi del file server non si copiano da soli.',
    ],
  },
  {
    id: 'componenti',
    question: 'Da quali componenti è fatta l’architettura?',
    answer: [
      'Da un server, che legge i file con l’OCR, tiene indici e modelli, controlla i permessi e scrive il registro di audit; e da due interfacce, client desktop e web.',
      'Dal piano Professional gli altri programmi usano le API.',
    ],
  },
  {
    id: 'cartelle-sorvegliate',
    question: 'Come funziona il monitoraggio delle cartelle?',
    answer: [
      offer.waysIn,
      'In una cartella sorvegliata, sottocartelle comprese, un file nuovo o modificato va in coda e si legge; se non si riesce, finisce tra i documenti «da rivedere».',
    ],
  },
  {
    id: 'livelli-di-assistenza',
    question: 'Quali livelli di assistenza ci sono?',
    answer: [offer.supportLevels],
  },
  {
    id: 'attivazione',
    question: 'Come si attiva la licenza?',
    answer: [`${offer.activation} Se cambiate server scriveteci prima, e ve ne diamo uno nuovo.`],
  },
  {
    id: 'parametri-di-ricerca',
    question: 'A che cosa servono min_score e weight_text?',
    answer: [
      'min_score è la soglia: i passi con un punteggio più basso non compaiono. weight_text è il peso delle parole esatte: a 0 conta solo il significato, a 1 contano solo le parole.',
    ],
  },
  {
    id: 'metadati',
    question: 'Quali metadati estrae dai documenti?',
    answer: [
      'Quelli del file: autore, data, titolo, cartella. E quelli che ricava dal testo: il tipo di documento, le parti, le date e gli importi.',
      'Dal piano Professional l’estrazione dai contratti ne ricava altri, scelti da voi, in una tabella.',
    ],
  },
];
