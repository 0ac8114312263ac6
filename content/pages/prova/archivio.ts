import type { PlanFinderCopy } from '@/components/prova/archivio/plan-finder';
import type { Comparison } from '@/components/sections/comparison-table';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { tool as comparisonTool } from '@/content/pages/prova';
import { decidingRows, planColumns, planComparison, plans } from '@/content/plans';
import { site } from '@/content/site';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prova/archivio',
  label: 'Il vostro archivio',
  title: 'Quale piano serve al vostro archivio',
  description:
    'Trascinate una cartella: il vostro browser conta quali file si leggono e dice quale piano serve e quanto costa. I nomi dei file non vanno a nessuno.',
  updated: '2026-11-29',
};

export const head = {
  title: 'Quanto del vostro archivio si legge, e quale piano serve',
  intro:
    'Il browser conta in una cartella i file che si leggono, o scrivete voi quanti sono. Tre risposte, e avete piano e prezzo. I nomi dei file non vanno a nessuno.',
};

export const withoutScript = 'Il conteggio ha bisogno di JavaScript. Ecco che cosa decide il piano:';

const advice = offer.notRead.flatMap(({ extensions, advice }) => extensions.map((name) => [name, advice]));

export const tool: PlanFinderCopy = {
  place: comparisonTool.place,
  network: comparisonTool.network,
  sheet: head.title,
  drop: {
    title: 'Trascinate qui la cartella dell’archivio',
    text: 'Il browser legge i nomi dei file e li conta. Non apre i documenti, e non ne guarda la grandezza.',
    byHand: 'Da un telefono, con la tastiera o senza cartella: scrivete voi quanti documenti avete.',
  },
  counting: '{count} file contati',
  stop: 'Fermate',
  problems: {
    noFolder: 'Qui non è arrivata una cartella: trascinatela dal gestore dei file.',
    noFiles: 'Non c’è nessun file da contare.',
    stopped: 'Il conteggio è stato fermato: vale ciò che è stato contato.',
    tooMany: 'Il conteggio si ferma a un milione di file e cartelle: vale ciò che è stato contato.',
    failed:
      'La parte che conta i file non si è caricata: ricaricate la pagina, o guardate la tabella qui sotto.',
  },
  needs: {
    title: 'Che cosa vi serve',
    choose: 'Scegliete',
    documents: {
      label: 'Documenti da leggere',
      wrong: 'Scrivete un numero, senza parole',
    },
    users: { label: 'Utenti', more: `Più di ${plans[1]?.ceiling}` },
    ai: {
      label: 'Funzioni AI',
      options: [
        { value: 'yes', label: 'Sì, anche riassunti e chat' },
        { value: 'no', label: 'No, solo la ricerca' },
      ],
    },
    place: {
      label: 'Dove possono stare i documenti',
      options: [
        { value: 'hosted', label: 'Su un’istanza ospitata per noi' },
        { value: 'own', label: 'Solo sui nostri server' },
      ],
    },
    missing: 'Per il piano manca ancora una risposta qui sopra.',
  },
  files: {
    title: 'Che cosa si legge',
    rows: {
      read: {
        label: 'Si leggono così come sono',
        note: 'Un PDF può essere una scansione: la legge l’OCR, che c’è in ogni piano.',
      },
      afterStep: { label: 'Si leggono salvati in PDF', note: 'Sono immagini.' },
      notRead: { label: 'Non si leggono', note: 'Non contano per il piano.' },
    },
    notReadTitle: 'Che cosa non si legge, per estensione',
    advice: Object.fromEntries(advice),
    notListed: 'Non nell’elenco dei formati.',
    noExtension: 'senza estensione',
    leftOut: 'Lasciati fuori {count} fra file e cartelle nascosti, di sistema o provvisori.',
    unreadable: 'Cartelle che il browser non ha potuto leggere fino in fondo: {count}.',
  },
  answer: {
    title: 'Piano {plan}',
    price: '{monthly} al mese, o {annual} l’anno in un solo pagamento, IVA esclusa',
    quote: 'Prezzo su preventivo, IVA esclusa',
    quoteNote: `${offer.quote} Rispondiamo entro ${figures.replyHours} ore, nei giorni lavorativi.`,
    reasons: {
      ownServers: 'Documenti sui vostri server: l’installazione on-premise è di {plan}.',
      documents: '{documents} documenti da leggere: oltre i {maxDocuments} di {cheaper}.',
      users: 'Utenti: {users}, oltre i {maxUsers} di {cheaper}.',
      ai: `${offer.ai}.`,
    },
    enough: 'Fino a {maxDocuments} documenti e {maxUsers} utenti, senza funzioni AI, basta {plan}.',
    cheaper: {
      title: 'Il piano subito sotto',
      text: '{plan}{price} non basta, e non comprende: {without}.',
    },
    unsaid: {
      title: 'Che cosa il sito non dice, e potete chiederci',
      items: [
        'Che cosa succede ai documenti oltre il tetto. Al piano superiore si passa quando volete, con effetto subito.',
        'Come si conta un documento: qui ogni file vale uno.',
        'Per quali programmi un connettore è già pronto.',
        'Come si caricano migliaia di file in un’istanza ospitata, e se Enterprise ha un minimo di utenti.',
      ],
    },
    notOffer: `Non è un’offerta: è un conto fatto dal browser con i prezzi di questo sito. L’offerta la fa ${site.company}, per iscritto, dopo avervi sentito.`,
    print: 'Stampate il foglio',
    more: `più di ${plans[1]?.ceiling}`,
    summary: {
      title: 'Portate il risultato nella richiesta di demo',
      text: 'Il pulsante apre il modulo della demo, con piano e utenti già scelti e queste righe nelle note. Partono solo se inviate il modulo.',
      documents: 'Documenti da leggere: {documents}.',
      needs: 'Utenti: {users}. Funzioni AI: {ai}. Documenti: {place}.',
      yes: 'sì',
      no: 'no',
    },
    own: 'solo sui nostri server',
    hosted: 'su un’istanza ospitata',
    action: { label: 'Alla richiesta di demo', href: '/richiedi-demo#form-contatto' },
  },
  clear: 'Togliete tutto',
};

export const rules = {
  id: 'che-cosa-decide',
  eyebrow: 'Le regole',
  title: 'Che cosa decide il piano',
  intro: 'Serve il primo piano che comprende tutto.',
  table: {
    ...planColumns,
    caption: 'Che cosa decide il piano',
    groups: [
      {
        title: 'Le voci che decidono',
        rows: [...(planComparison[0]?.rows ?? []), ...Object.values(decidingRows)],
      },
    ],
  } satisfies Comparison,
  more: { label: 'Tutte le voci a confronto', href: '/prezzi#voci' } satisfies Link,
};

export const counting = {
  id: 'che-cosa-conta',
  eyebrow: 'Il conteggio',
  title: 'Che cosa conta il browser, e che cosa no',
  text: [
    `Conta i file per estensione. Si leggono ${figures.formats.join(', ')}. ${offer.formatsNotRead}`,
    'Per il tetto del piano contano i file che si leggono così come sono o salvati in PDF. File nascosti, di sistema e provvisori restano fuori.',
    'I nomi non sono conservati né inviati: la pagina non può aprire connessioni, e quando la lasciate il conteggio non c’è più.',
  ],
  more: { label: 'Come lo vedete da voi', href: '/prova#come-lo-vedete' } satisfies Link,
};
