import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

const { server, implementation } = claims;

/** The 19 support questions, on the 18 topics of the specification (D34: deployment has two). */
export const supportFaq: readonly FaqEntry[] = [
  {
    id: 'requisiti-hardware',
    question: 'Quali requisiti hardware servono al server?',
    answer: [
      `Con l’installazione on-premise, nel piano Enterprise, i requisiti hardware minimi del server sono ${server.cores} core, ${server.memory}, un disco da ${server.disk} e una banda di ${server.bandwidth}.`,
      offer.sizing,
      'Con archivi grandi o molti utenti i requisiti crescono, soprattutto di memoria e di spazio: l’hardware lo stimiamo insieme prima dell’installazione.',
    ],
  },
  {
    id: 'ricerca-ibrida',
    question: 'Che cos’è la ricerca ibrida?',
    answer: [
      'È la somma di due ricerche. La prima confronta il significato della domanda con quello di ogni passo. La seconda cerca le parole scritte proprio così.',
      'I due punteggi si uniscono in una sola lista. Così si trova un concetto detto con altre parole, ma anche un numero di pratica o un codice articolo.',
    ],
  },
  {
    id: 'tempi-di-installazione',
    question: 'Quanto tempo richiede l’installazione?',
    answer: [
      `${offer.timing} Con il Quick Start, che parte dalle cartelle di un ufficio, basta ${implementation.quickStart}.`,
      `${offer.accountantsQuickStart} Il loro progetto completo richiede ${implementation.accountants}.`,
    ],
  },
  {
    id: 'dove-si-installa',
    question: 'Dove si installa la piattaforma?',
    answer: [
      `Con Enterprise: ${offer.dataByPlan.Enterprise.toLowerCase()} Documenti, indice e modelli stanno lì. ${offer.hosted}`,
      'Chi lavora fuori sede entra dal client desktop o dal browser, senza copiare i documenti altrove.',
    ],
  },
  {
    id: 'sicurezza-dei-dati',
    question: 'Come sono protetti i documenti?',
    answer: [
      `${offer.everyPlan} I permessi arrivano fino al singolo documento. Con l’installazione on-premise i documenti restano sulla vostra infrastruttura.`,
      offer.log,
    ],
  },
  {
    id: 'prestazioni',
    question: 'Quanto è veloce?',
    answer: [
      offer.indexing,
      `Una ricerca risponde in media in meno di ${claims.queryMilliseconds} millisecondi.`,
    ],
  },
  {
    id: 'modelli-ai',
    question: 'Si possono integrare altri modelli di AI?',
    answer: [
      'Quali altri modelli si possano collegare, questo sito non lo dice: scriveteci quale usate e vi rispondiamo.',
      'Con Enterprise si può invece ordinare un modello linguistico su misura, con le parole e gli esempi del vostro settore. Con l’installazione on-premise lavora sulla vostra infrastruttura: domande e documenti non passano da servizi esterni.',
    ],
  },
  {
    id: 'lingue',
    question: 'In quali lingue funziona?',
    answer: [
      `La ricerca lavora in oltre ${claims.multilingualSearchLanguages} lingue: la domanda può essere in italiano e il documento in tedesco.`,
      `L’OCR legge oltre ${claims.ocr.product.languages} lingue: ${claims.ocr.product.named.join(', ')} e altre ${claims.ocr.product.others}.`,
    ],
  },
  {
    id: 'manutenzione',
    question: 'Che manutenzione richiede?',
    answer: [
      'Poca. I documenti nuovi si indicizzano da soli; conviene soltanto guardare di tanto in tanto quelli «da rivedere».',
      'Se il server è vostro, decidete voi quando installare gli aggiornamenti, e fate voi le copie di sicurezza.',
    ],
  },
  {
    id: 'personalizzare-la-ricerca',
    question: 'Si può adattare la ricerca al nostro modo di lavorare?',
    answer: [
      'Sì. Potete restringere per tipo, data e cartella, spostare il peso tra significato e parole e decidere la soglia dei risultati.',
      'Se il vostro settore ha un lessico suo, si aggiungono una tassonomia e, con Enterprise, un modello su misura: i sinonimi diventano quelli che usate voi.',
    ],
  },
  {
    id: 'formati',
    question: 'Quali formati di file legge?',
    answer: [`${claims.formats.join(', ')}.`, offer.formatsNotRead],
  },
  {
    id: 'sistemi-operativi',
    question: 'Su quali sistemi operativi funziona?',
    answer: [
      `Il server: ${server.systems.join('; ')}.`,
      `Il client desktop: ${claims.desktop.systems.join('; ')}. Dal browser non si installa nulla.`,
    ],
  },
  {
    id: 'gerarchia-delle-cartelle',
    question: 'Che cosa succede alle nostre cartelle?',
    answer: [
      'Restano come sono. La piattaforma legge la gerarchia delle cartelle e la mostra uguale: si può cercare in una cartella e in tutte quelle che contiene.',
      `Il permesso che date a una cartella vale per le sue sottocartelle, salvo eccezioni decise da voi. ${offer.permissions}`,
    ],
  },
  {
    id: 'componenti',
    question: 'Da quali componenti è fatta l’architettura?',
    answer: [
      'Da un server e da due interfacce. Il server legge i file con l’OCR, tiene l’indice dei significati e quello delle parole, esegue i modelli, controlla i permessi e scrive il registro di audit.',
      'Le persone usano il client desktop o il browser; dal piano Professional gli altri programmi usano le API.',
    ],
  },
  {
    id: 'cartelle-sorvegliate',
    question: 'Come funziona il monitoraggio delle cartelle?',
    answer: [
      `${offer.watchedFolders} Indicata una cartella, il server la sorveglia, sottocartelle comprese. Il disco di un PC non si sorveglia.`,
      'Un file nuovo o modificato va in coda, viene letto e diventa «indicizzato»: da quel momento si trova.',
      'Se un file non si legge, finisce tra i documenti «da rivedere», con il motivo. Gli altri vanno avanti.',
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
    answer: [
      `${offer.activation} Il codice si inserisce una volta sola, in Amministrazione › Licenza. Il client chiede soltanto l’indirizzo del server e le credenziali.`,
      'Se cambiate server il codice non vale più: scriveteci prima e ve ne diamo uno nuovo.',
    ],
  },
  {
    id: 'parametri-di-ricerca',
    question: 'A che cosa servono min_score e weight_text?',
    answer: [
      'min_score è la soglia: i passi con un punteggio più basso non compaiono. weight_text è il peso delle parole esatte: a 0 conta solo il significato, a 1 contano solo le parole.',
      'Entrambi vanno da 0 a 1. Alzate weight_text per i codici e i nomi propri, abbassatelo per le domande discorsive.',
    ],
  },
  {
    id: 'metadati',
    question: 'Quali metadati estrae dai documenti?',
    answer: [
      'Quelli del file: autore, data, titolo, cartella. E quelli che ricava dal testo: il tipo di documento, le parti, le date e gli importi.',
      'Tipo, data e cartella sono i filtri della ricerca; gli altri si leggono nella scheda del documento. Con l’estrazione dai contratti, dal piano Professional, se ne ricavano altri, scelti da voi, in una tabella.',
    ],
  },
];
