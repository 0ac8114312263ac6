import type { VersionComparisonCopy } from '@/components/prova/version-comparison';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prova',
  label: 'Confrontate due bozze',
  title: 'Confrontate due bozze, a rete staccata',
  description:
    'Scegliete due versioni di un contratto, staccate la rete e leggete che cosa è cambiato: il confronto lo fa il vostro browser, e i documenti non vanno a nessuno.',
  updated: '2026-11-28',
};

export const head = {
  title: 'Che cosa è cambiato tra due bozze',
  intro:
    'Qui sotto due bozze già confrontate, parola per parola. Poi le vostre, anche a rete staccata: i documenti non vanno a nessuno, e lo vedete voi.',
};

export const own = {
  id: 'vostre-bozze',
  title: 'Ora le vostre due bozze',
  link: { label: 'Subito le vostre bozze', href: '#vostre-bozze' } satisfies Link,
};

export const sampleNote = 'Un esempio: contratto e parti sono inventati.';

/** Shown in place of the tool without JavaScript. */
export const withoutScript = {
  text: 'Per confrontare le vostre bozze il browser ha bisogno di JavaScript. Possiamo farlo noi, in una demo sui vostri documenti.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' } satisfies Link,
};

export const tool: VersionComparisonCopy = {
  place: 'Nel vostro browser',
  network: { online: 'Rete collegata', offline: 'Rete staccata' },
  names: ['Prima', 'Dopo'],
  version: {
    label: 'Trascinate qui una bozza, o tutte e due',
    button: 'Scegliete il file',
    paste: 'Oppure incollate il testo',
    pasted: 'testo incollato.txt',
    opening: 'in lettura',
    reading: 'pagina {done} di {total}',
    read: 'letto',
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
      tooSlow:
        'La lettura durava troppo: il file è stato lasciato. Provate con un’altra copia, o con una parte.',
    },
  },
  kinds: 'PDF con testo, DOCX e TXT, ciascuno fino a {megabytes} MB e {pages} pagine.',
  swap: 'Scambiate Prima e Dopo',
  ready: 'Pronto. Potete staccare la rete.',
  requests: ['richiesta in rete da allora', 'richieste in rete da allora'],
  failed: {
    load: 'La parte che legge i documenti non si è caricata. Controllate la connessione e riprovate; se non basta, ricaricate la pagina.',
    compare:
      'Il confronto si è fermato: forse i documenti sono troppo lunghi. Togliete tutto, e riprovate con una parte.',
  },
  result: {
    article: ['articolo', 'articoli'],
    kinds: {
      changed: ['cambiato', 'cambiati'],
      added: ['aggiunto', 'aggiunti'],
      removed: ['tolto', 'tolti'],
      moved: ['spostato', 'spostati'],
      split: ['diviso', 'divisi'],
      merged: ['unito', 'uniti'],
    },
    labels: {
      changed: 'Cambiato',
      added: 'Aggiunto',
      removed: 'Tolto',
      moved: 'Spostato',
      split: 'Diviso',
      merged: 'Unito',
    },
    outside: ['{count} cambiamento fuori dagli articoli', '{count} cambiamenti fuori dagli articoli'],
    form: ['{count} differenza di sola forma', '{count} differenze di sola forma'],
    none: 'Nessuna differenza nelle parole lette',
    stripLabel: 'Articoli che cambiano',
    moved: 'da {from} a {to}',
    gap: '[…]',
    formTitle: 'Differenze di sola forma',
    revisions: {
      count: ['{count} revisione, letta come accettata', '{count} revisioni, lette come accettate'],
      title: 'Modifiche non segnalate nelle revisioni',
      none: 'Nessuna: fuori dalle revisioni le parole lette sono le stesse.',
    },
    pictures: [
      '{count} pagina è un’immagine, e non è stata letta.',
      '{count} pagine sono immagini, e non sono state lette.',
    ],
    nearOnly:
      'Le parti simili sono troppe per cercare quelle spostate lontano: ciascuna è confrontata solo con le vicine.',
    others: {
      warning: 'Non sembrano due versioni dello stesso documento.',
      anyway: 'Confrontatele lo stesso',
    },
    limits: {
      title: 'Che cosa il confronto non legge',
      items: [
        'Impaginazione, immagini, intestazioni, piè di pagina e commenti; di Word anche il testo nascosto.',
        'L’indice: se cambia, o manca in una versione, è una differenza di sola forma.',
        'Le colonne affiancate di un PDF possono mescolarsi; le note a piè di pagina possono risultare diverse tra un DOCX e un PDF.',
        'Di un PDF: i livelli spenti e i campi nascosti, che non si vedono; timbri, firme e scritte dei pulsanti. Il testo bianco o coperto, invece, è letto.',
        'Il significato: dice quali parole cambiano, non che effetto hanno.',
      ],
    },
    print: 'Stampate il confronto',
    printed: 'Confronto fatto nel vostro browser',
    list: {
      label: 'Copiate l’elenco',
      copied: 'Copiato',
      failed: 'Il browser non lascia copiare: stampatelo',
      text: 'Tra parentesi quadre le parole che cambiano.',
    },
  },
  watch: {
    id: 'puo-uscire',
    title: 'Provate a farlo uscire, e dove finisce la promessa',
    text: 'Il browser ha l’ordine di rifiutare ciò che questa pagina invia: dati, moduli, canali, richieste ad altri siti. Il pulsante tenta diverse vie, con una parola di prova e mai con i vostri documenti, e mostra che cosa risponde il browser.',
    button: 'Fate la prova',
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

export const proof = {
  id: 'come-lo-vedete',
  eyebrow: 'Senza fidarvi',
  title: 'Come vedete che il documento resta da voi',
  steps: [
    {
      title: 'Staccate la rete',
      text: 'Dopo «Pronto» accendete la modalità aereo, o togliete il cavo. Scambiate le due bozze, e il confronto si rifà lo stesso: lavora il vostro browser.',
    },
    {
      title: 'Guardate il contatore',
      text: 'Conta le richieste della pagina con i dati del browser. Chi è pratico apre gli strumenti di sviluppo, alla voce Rete: l’elenco resta fermo.',
    },
    {
      title: 'Provate a farlo uscire',
      text: 'Il pulsante è sotto il confronto, con i limiti della promessa. La regola che vieta gli invii è «connect-src» nell’intestazione Content-Security-Policy, che chiunque può leggere.',
    },
  ],
};

/** Where the promise of the page ends; folded below the comparison. */
export const limits = {
  title: 'Dove finisce la promessa',
  items: [
    'La regola non ferma tutto: un indirizzo aperto in un’altra finestra o un collegamento WebRTC le sfuggono, e il contatore non li vede. Questa pagina non li usa: il suo codice è lì da leggere.',
    'Le estensioni del browser possono leggere ogni pagina, anche questa: qui non le vediamo.',
    'La pagina arriva dal nostro server, come ogni sito: di ciò che vi invia rispondiamo noi.',
    'Se la ricaricate a rete staccata non si apre. I documenti non sono conservati da nessuna parte: chiusa la pagina, non ci sono più.',
  ],
};

export const difference = {
  id: 'che-cosa-e',
  eyebrow: 'Che cos’è',
  title: 'Due file alla volta, e solo il loro testo',
  text: [
    'Qui si confrontano due file che contengono già il loro testo, parola per parola, senza intelligenza artificiale: per questo il risultato è sempre lo stesso.',
    `La piattaforma legge anche le scansioni, tiene insieme migliaia di documenti, pone la stessa domanda a tutte le versioni e mostra a ciascuno solo ciò che può aprire.`,
  ],
  more: { label: 'Vedetelo sui vostri contratti, in una demo', href: '/richiedi-demo#form-contatto' },
};
