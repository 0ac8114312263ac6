import type { FaqCategory } from '@/components/documentazione/faq/faq-categories';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';

const { ocr } = figures;

/** Questions of /documentazione/faq, in the five categories of the specification. */
export const documentationFaq: readonly FaqCategory[] = [
  {
    id: 'generale',
    title: 'Generale',
    entries: [
      {
        id: 'che-cosa-fa',
        question: 'Che cosa fa la piattaforma?',
        answer: [
          'Legge i documenti di un’organizzazione, li indicizza e li fa trovare per significato. Ogni risultato porta al file, alla pagina e al passo.',
          'Dal piano Professional sugli stessi documenti lavora l’AI: riassume, confronta, estrae dati, prepara relazioni, presentazioni e procedure operative.',
        ],
      },
      {
        id: 'on-premise',
        question: 'Che cosa vuol dire on-premise?',
        answer: [
          'Che tutto sta da voi: documenti, indice, modelli e domande restano sui vostri server. È un’opzione di Enterprise.',
        ],
      },
      {
        id: 'a-chi-serve',
        question: 'A chi serve?',
        answer: [
          'A chi vive di documenti: studi professionali, aziende, istituti finanziari, enti, archivi.',
        ],
      },
      {
        id: 'come-si-prova',
        question: 'Come si prova?',
        answer: [
          `Chiedete una demo: vi rispondiamo entro ${figures.replyHours} ore, nei giorni lavorativi. Poi provate da soli per ${figures.trialDays} giorni, gratis e senza carta di credito.`,
        ],
      },
    ],
  },
  {
    id: 'account-e-licenze',
    title: 'Account e licenze',
    entries: [
      {
        id: 'attivazione',
        question: 'Come si attiva la licenza?',
        answer: [
          `${offer.activation} Il codice arriva con il contratto, o per la prova, e si inserisce una volta sola, in Amministrazione › Licenza.`,
        ],
      },
      {
        id: 'cambio-macchina',
        question: 'Che cosa succede se cambiamo server?',
        answer: [
          'Prima di spostarvi scrivete al centro supporto: riceverete un codice per la macchina nuova.',
        ],
      },
      {
        id: 'cambio-piano',
        question: 'Possiamo cambiare piano?',
        answer: [
          'Sì: a uno superiore subito, a uno inferiore dalla fine del periodo di fatturazione in corso.',
        ],
      },
      {
        id: 'fine-prova',
        question: 'Che cosa succede alla fine della prova?',
        answer: [offer.afterTrial],
      },
    ],
  },
  {
    id: 'funzionalita',
    title: 'Funzionalità',
    entries: [
      {
        id: 'formati',
        question: 'Quali file legge?',
        answer: [`${figures.formats.join(', ')}. ${offer.formatsNotRead}`],
      },
      {
        id: 'precisione-ocr',
        question: 'Quanto è preciso l’OCR?',
        answer: [
          `Sul testo stampato la precisione supera il ${ocr.product.accuracy}, in oltre ${ocr.product.languages} lingue. Su materiale misto supera il ${ocr.technology.accuracy}. La scrittura a mano non è compresa in queste precisioni.`,
        ],
      },
      {
        id: 'significato-o-parole',
        question: 'Meglio cercare per significato o per parole?',
        answer: [
          'Di solito con entrambi: è la ricerca ibrida. Per i codici e i nomi propri alzate il peso delle parole esatte.',
        ],
      },
      {
        id: 'risposte-sbagliate',
        question: 'L’AI può sbagliare?',
        answer: [
          'Sì. Per questo ogni risposta cita i passi da cui viene. Se nei documenti la risposta non c’è, la piattaforma lo dice.',
        ],
      },
      {
        id: 'lingue-della-ricerca',
        question: 'In quante lingue si cerca?',
        answer: [
          `In oltre ${figures.multilingualSearchLanguages}. La domanda e il documento possono essere in lingue diverse.`,
        ],
      },
    ],
  },
  {
    id: 'integrazione',
    title: 'Integrazione',
    entries: [
      {
        id: 'active-directory',
        question: 'Si collega ad Active Directory?',
        answer: [`Sì, in ogni piano. ${offer.directory}`],
      },
      {
        id: 'api',
        question: 'Ci sono API per i nostri programmi?',
        answer: [
          'Sì, dal piano Professional. Un programma può cercare, caricare documenti, fare domande e leggere il registro, con un ruolo e dei permessi, come una persona.',
        ],
      },
      {
        id: 'erp-e-gestionali',
        question: 'Si integra con gestionali, ERP e CRM?',
        answer: [
          'Le integrazioni standard cominciano dal piano Professional. Quelle su misura si fanno con Enterprise.',
        ],
      },
      {
        id: 'spostare-i-documenti',
        question: 'Dobbiamo spostare i documenti?',
        answer: [
          `No: gli originali restano dove sono. Su un’istanza ospitata ne caricate una copia, e di nuovo quando cambiano. ${offer.waysIn}`,
        ],
      },
    ],
  },
  {
    id: 'sicurezza',
    title: 'Sicurezza',
    entries: [
      {
        id: 'dove-stanno-i-dati',
        question: 'I nostri dati escono dalla rete?',
        answer: [
          `Con l’installazione on-premise, nel piano Enterprise, no: restano sulla vostra infrastruttura. Su un’istanza ospitata, in ogni piano, sì: stanno in cloud, e li trattiamo per vostro conto.`,
        ],
      },
      {
        id: 'gdpr',
        question: 'La piattaforma è conforme al GDPR?',
        answer: [
          'Il GDPR riguarda i trattamenti, cioè l’uso che fate dei dati. In ogni piano avete gli strumenti per rispettarlo: ruoli, permessi e registro di audit.',
        ],
      },
      {
        id: 'chi-vede-che-cosa',
        question: 'Chi può vedere un documento?',
        answer: [
          'Solo chi ne ha il permesso, dato a una cartella o al singolo documento. Chi non può aprirlo non lo trova nemmeno tra i risultati.',
        ],
      },
      {
        id: 'registro',
        question: 'Si sa chi ha aperto un documento?',
        answer: [
          'Sì, con data, ora, utente e indirizzo IP. Il registro di audit lo leggono l’Amministratore e, per la propria area, il Responsabile.',
        ],
      },
    ],
  },
];
