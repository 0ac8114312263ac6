import type { DocumentSearchCopy } from '@/components/prova/document-search';
import type { Step } from '@/components/sections/step-list';
import type { SectionCopy } from '@/components/ui/section';
import { offer } from '@/content/offer';
import { sampleContract } from '@/content/samples/contract';
import { searchStates } from '@/content/search';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prova',
  label: 'Provate con un vostro documento',
  title: 'Provate con un vostro documento, a rete staccata',
  description:
    'Scegliete un PDF o un DOCX, staccate la rete e fate una domanda: chi cerca è il vostro browser, e il documento non va a nessuno.',
  closingBand: true,
  index: true,
  updated: '2026-11-24',
};

export const head = {
  title: 'Provate con un vostro documento',
  lead: 'Scegliete un contratto o una fattura. Quando leggete «Pronto», staccate la rete e fate una domanda: trovate il passo, la pagina, l’articolo. Il documento non va a nessuno, e lo vedete voi.',
};

/** Where the tool does not run. */
export const withoutScript = {
  text: 'Questa pagina lavora nel vostro browser, e per questo ha bisogno di JavaScript. Possiamo mostrarvi la ricerca noi, sui vostri documenti.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' } satisfies Link,
};

export const tool: DocumentSearchCopy = {
  place: 'Nel vostro browser',
  network: { online: 'Rete collegata', offline: 'Rete staccata' },
  choose: {
    label: 'Trascinate qui i documenti, o sceglieteli',
    kinds: 'PDF con testo, DOCX e TXT. Più file insieme; ciascuno fino a {megabytes} MB e {pages} pagine.',
    button: 'Scegliete i file',
    or: 'Non ne avete uno a portata di mano?',
    sample: 'Usate il nostro contratto d’esempio',
    sampleName: sampleContract.file,
    sampleLink: { label: 'leggetelo (PDF)', href: `/prova/${sampleContract.file}` },
  },
  files: {
    title: 'Documenti scelti',
    waiting: 'in attesa',
    opening: 'si apre',
    reading: 'pagina {done} di {total}',
    pages: ['{count} pagina', '{count} pagine'],
    pictures: [
      '{count} pagina è un’immagine, e non è stata letta.',
      '{count} pagine sono immagini, e non sono state lette.',
    ],
    problems: {
      empty: 'Il file è vuoto.',
      tooLarge: 'Supera i {megabytes} MB, il massimo per questa pagina: provate con un file più piccolo.',
      tooManyPages: 'Ha più di {pages} pagine, il massimo per questa pagina: provatene una parte.',
      tooMuchText: 'Contiene più testo di quanto questa pagina possa leggere: provatene una parte.',
      picture: 'Questo PDF è un’immagine: qui serve l’OCR, che il prodotto ha e questa pagina no.',
      xfa: 'Contiene moduli XFA, che qui non si leggono: apritelo in Acrobat, stampatelo in PDF e riprovate.',
      noCodes: 'Questo PDF è senza codici delle lettere: si vede, ma non si legge senza OCR.',
      password: 'È protetto da una password: salvatene una copia senza, e riprovate.',
      damaged: 'Il file è danneggiato o incompleto: apritelo, salvatelo di nuovo e riprovate.',
      unpacksTooLarge: 'Una volta aperto diventa troppo grande: la lettura si è fermata.',
      noText: 'Qui dentro non c’è testo.',
      oldWord: 'È un documento .doc del vecchio Word: salvatelo come .docx o PDF.',
      signed: 'È un file firmato .p7m: estraete il documento che contiene, e provate quello.',
      unknownKind: 'Questo tipo di file non si legge qui: provate con PDF, DOCX o TXT.',
      otherFormat:
        'Contiene una parte in un altro formato, che qui non si legge: apritelo in Word, salvatelo di nuovo e riprovate.',
      unreadable: 'Non si apre: è una cartella, o il file è stato spostato.',
      tooSlow: 'La lettura si è bloccata: il file è stato lasciato, gli altri continuano.',
    },
  },
  ready: {
    text: 'Pronto: {documents}, {pages}, {passages}. Potete staccare la rete.',
    documents: ['{count} documento', '{count} documenti'],
    pages: ['{count} pagina', '{count} pagine'],
    passages: ['{count} passo', '{count} passi'],
  },
  requests: ['richiesta in rete da allora', 'richieste in rete da allora'],
  unread: ['Un file non è stato letto: {names}.', '{count} file non sono stati letti: {names}.'],
  failed: {
    load: 'La parte che legge i documenti non si è caricata. Controllate la connessione e riprovate; se non basta, ricaricate la pagina.',
    index:
      'La preparazione si è fermata: forse i documenti sono troppi. Togliete tutto, e riprovate con meno.',
  },
  answers: {
    label: 'La vostra domanda',
    placeholder: 'Come la fareste a un collega',
    button: 'Chiedete',
    tryLabel: 'Per esempio',
    questions: {
      contract: [
        'Possiamo andarcene prima della scadenza?',
        'Che cosa succede se si paga in ritardo?',
        'Quale tribunale decide?',
      ],
      invoice: ['Quanto c’è da pagare?', 'Entro quando va pagata?', 'Su quale conto si paga?'],
      other: ['Qual è la scadenza?', 'Quanto costa?', 'Chi è il responsabile?'],
    },
    questionLabel: 'Domanda',
    states: {
      one: 'Un passo.',
      many: '{count} passi, il più vicino per primo.',
      corrected: searchStates.corrected,
      none: 'Nessun passo è abbastanza vicino a «{words}»: l’elenco resta vuoto. Provate con altre parole.',
      failed: 'La ricerca si è fermata. Togliete tutto, e scegliete di nuovo i documenti.',
    },
    pageLabel: 'pag.',
    scoreLabel: 'Punteggio',
    page: 'p.\u00a0{number}',
    article: 'art.\u00a0{number}',
    around: 'Le pagine intorno',
    aroundPage: 'Pagina {number}',
  },
  watch: {
    title: 'Il documento può uscire?',
    text: 'Il browser ha l’ordine di rifiutare ciò che questa pagina invia: dati, moduli, canali, richieste ad altri siti. Il pulsante tenta diverse vie, con una parola di prova e mai con i vostri documenti, e mostra che cosa risponde il browser.',
    button: 'Provate a farlo uscire',
    listLabel: 'Tentativi',
    attempts: {
      fetch: 'Inviare dati (fetch)',
      beacon: 'Inviare dati in silenzio (sendBeacon)',
      image: 'Chiedere un’immagine a un altro sito',
      form: 'Inviare un modulo',
      socket: 'Aprire un canale (WebSocket)',
    },
    refused: 'rifiutato dal browser: {directive}',
    notRefused: 'non rifiutato: questa copia del sito è servita senza la sua regola',
  },
  clear: 'Togliete tutto',
};

export const proof: SectionCopy & {
  steps: readonly Step[];
  limits: { title: string; items: readonly string[] };
} = {
  id: 'come-lo-vedete',
  eyebrow: 'Senza fidarvi',
  title: 'Come vedete che il documento resta da voi',
  steps: [
    {
      title: 'Staccate la rete',
      text: 'Togliete il cavo o accendete la modalità aereo, dopo «Pronto». I passi arrivano lo stesso: chi cerca è il vostro browser.',
    },
    {
      title: 'Guardate il contatore',
      text: 'Conta le richieste della pagina con i dati del browser. Chi è pratico apre gli strumenti di sviluppo, alla voce Rete: l’elenco resta fermo.',
    },
    {
      title: 'Provate a farlo uscire',
      text: 'La regola della pagina è «connect-src ’none’»: nessun invio di dati. Sta nell’intestazione Content-Security-Policy, che chiunque può leggere.',
    },
  ],
  limits: {
    title: 'Dove finisce la promessa',
    items: [
      'La regola non ferma tutto: un indirizzo aperto in un’altra finestra o un collegamento WebRTC le sfuggono, e il contatore non li vede. Questa pagina non ne fa: il suo codice è lì da leggere.',
      'Le estensioni del browser possono leggere ogni pagina, anche questa: qui non le vediamo.',
      'La pagina arriva dal nostro server, come ogni sito: di ciò che vi invia rispondiamo noi.',
      'Se la ricaricate a rete staccata non si apre. I documenti non sono conservati da nessuna parte: chiusa la pagina, non ci sono più.',
    ],
  },
};

export const difference: SectionCopy & { text: readonly string[]; more: Link } = {
  id: 'che-cosa-e',
  eyebrow: 'Che cos’è',
  title: 'La ricerca di questo sito, non il prodotto',
  text: [
    'Qui lavora la ricerca per parole con sinonimi che usa anche questo sito: trova «recesso» se chiedete di andarvene, e si ferma lì. Legge solo il testo che il file contiene già.',
    `La piattaforma legge anche le scansioni, cerca per significato, tiene insieme migliaia di documenti e mostra a ciascuno solo ciò che può aprire. ${offer.onPremise} ${offer.formatsNotRead}`,
  ],
  more: { label: 'Come funziona la ricerca', href: '/tecnologia/ricerca' },
};
