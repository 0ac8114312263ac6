import { claims } from '@/content/claims';
import { activationCode } from '@/content/samples/specifiche';
import type { DataSheetCopy } from '@/lib/schema/sections/data-sheet';

/** Every format has a kind, or this does not compile. */
const formatKinds = {
  docx: 'testo',
  doc: 'testo',
  odt: 'testo',
  rtf: 'testo',
  txt: 'testo',
  md: 'testo',
  xlsx: 'fogli',
  xls: 'fogli',
  pptx: 'presentazioni',
  ppt: 'presentazioni',
  pdf: 'pagine',
  json: 'dati',
} as const satisfies Record<(typeof claims.formats)[number], string>;

type FormatKind = (typeof formatKinds)[keyof typeof formatKinds];

const files = (kind: FormatKind) => ({
  kind: 'files' as const,
  extensions: claims.formats.filter((format) => formatKinds[format] === kind),
});

const { server, indexing, implementation } = claims;

/** The technical data sheet (specification, section 9). */
export const dataSheet: DataSheetCopy = {
  id: 'scheda',
  title: 'Scheda tecnica',
  indexLabel: 'Sezioni della scheda tecnica',
  rowLabel: 'Indirizzo del punto',
  sections: [
    {
      id: 'accesso',
      title: 'Accesso',
      rows: [
        {
          id: 'accesso-on-premise',
          term: 'On-premise',
          value: { kind: 'text', text: 'Server, indici e modelli sulla vostra infrastruttura.' },
          note: 'Fa parte del piano Enterprise.',
          link: { label: 'I piani a confronto', href: '/prezzi' },
        },
        {
          id: 'accesso-desktop',
          term: 'Client desktop',
          value: { kind: 'list', items: claims.desktop.systems },
          link: { label: 'Requisiti del client', href: '/prodotto/desktop#requisiti-sistema' },
        },
        {
          id: 'accesso-web',
          term: 'Interfaccia web',
          value: {
            kind: 'text',
            text: 'Da browser, dentro o fuori la rete aziendale. Non si installa nulla.',
          },
          link: { label: 'Browser supportati', href: '/prodotto/web' },
        },
        {
          id: 'accesso-api',
          term: 'API',
          value: { kind: 'text', text: 'HTTP e JSON, con un token di accesso.' },
          note: 'Dal piano Professional. On-premise risponde a un indirizzo della vostra rete.',
        },
      ],
    },
    {
      id: 'tecnologie',
      title: 'Tecnologie',
      rows: [
        {
          id: 'tecnologie-ricerca',
          term: 'Ricerca ibrida',
          value: {
            kind: 'text',
            text: 'Vettori di embedding per il significato, indice testuale per le parole. Un solo elenco.',
          },
        },
        {
          id: 'tecnologie-parametri',
          term: 'Parametri',
          value: { kind: 'code', words: ['min_score', 'weight_text'] },
          note: 'min_score è la soglia sotto la quale un passo non compare. weight_text è il peso delle parole esatte. Valgono da zero a uno.',
        },
        {
          id: 'tecnologie-lingue',
          term: 'Lingue di ricerca',
          value: { kind: 'measure', text: `oltre ${claims.multilingualSearchLanguages}` },
        },
        {
          id: 'tecnologie-ocr',
          term: 'OCR',
          value: { kind: 'measure', text: `oltre ${claims.ocr.product.languages} lingue` },
          note: `Precisione superiore al ${claims.ocr.product.accuracy} sul testo a stampa.`,
        },
        {
          id: 'tecnologie-modelli',
          term: 'Modelli linguistici',
          value: {
            kind: 'text',
            text: 'Eseguiti in locale, sullo stesso server. Nessun testo esce dalla rete.',
          },
          note: 'Modelli su misura nel piano Enterprise.',
        },
      ],
    },
    {
      id: 'server',
      title: 'Server, requisiti minimi',
      rows: [
        { id: 'server-cpu', term: 'Processore', value: { kind: 'measure', text: `${server.cores} core` } },
        { id: 'server-memoria', term: 'Memoria', value: { kind: 'measure', text: server.memory } },
        {
          id: 'server-disco',
          term: 'Disco',
          value: { kind: 'measure', text: server.disk },
          note: 'È il minimo per partire. Con l’archivio crescono anche gli indici.',
        },
        { id: 'server-rete', term: 'Banda', value: { kind: 'measure', text: server.bandwidth } },
        { id: 'server-sistema', term: 'Sistema operativo', value: { kind: 'list', items: server.systems } },
      ],
    },
    {
      id: 'prestazioni',
      title: 'Prestazioni',
      rows: [
        {
          id: 'prestazioni-archivio',
          term: 'Indicizzazione',
          value: { kind: 'measure', text: `${indexing.pages} pagine in meno di ${indexing.under}` },
          note: 'Si fa una volta sola. Poi entrano in coda soltanto i file nuovi e quelli cambiati.',
        },
        {
          id: 'prestazioni-pagina',
          term: 'Lavoro per pagina',
          value: { kind: 'measure', text: `circa ${indexing.secondsPerPage} secondi` },
          note: 'Più pagine procedono insieme.',
        },
        {
          id: 'prestazioni-ricerca',
          term: 'Risposta a una ricerca',
          value: { kind: 'measure', text: `meno di ${claims.queryMilliseconds} ms, in media` },
          note: 'Vale per la ricerca. Riassunti e bozze chiedono più tempo.',
        },
      ],
    },
    {
      id: 'formati',
      title: 'Formati di file',
      rows: [
        { id: 'formati-testo', term: 'Testo', value: files('testo') },
        { id: 'formati-fogli', term: 'Fogli di calcolo', value: files('fogli') },
        { id: 'formati-presentazioni', term: 'Presentazioni', value: files('presentazioni') },
        {
          id: 'formati-pagine',
          term: 'Pagine e scansioni',
          value: files('pagine'),
          note: 'Se la pagina è un’immagine, il testo lo legge l’OCR.',
        },
        { id: 'formati-dati', term: 'Dati', value: files('dati') },
        {
          id: 'formati-cartelle',
          term: 'Cartelle sorvegliate',
          value: { kind: 'text', text: 'Con le sottocartelle: la gerarchia si conserva.' },
        },
      ],
    },
    {
      id: 'sicurezza',
      title: 'Sicurezza',
      rows: [
        {
          id: 'sicurezza-directory',
          term: 'Directory aziendale',
          value: { kind: 'text', text: 'Collegamento ad Active Directory o LDAP, per utenti e gruppi.' },
          note: 'In alternativa, utenti locali.',
        },
        {
          id: 'sicurezza-ruoli',
          term: 'Ruoli',
          value: { kind: 'text', text: 'Amministratore, Responsabile, Collaboratore, Lettore.' },
          note: 'Si rinominano e se ne aggiungono altri. I permessi scendono fino al singolo documento.',
        },
        {
          id: 'sicurezza-registro',
          term: 'Registro di audit',
          value: {
            kind: 'code',
            words: ['LOGIN', 'VIEW', 'SEARCH', 'DOWNLOAD', 'SHARE', 'ACCESS_DENIED', 'ANNOTATE', 'LOGOUT'],
          },
          note: 'Ogni evento porta data e ora, utente, indirizzo IP ed esito. Se è negato, anche il motivo.',
        },
        {
          id: 'sicurezza-attivazione',
          term: 'Attivazione',
          value: { kind: 'code', words: [activationCode] },
          note: 'Un codice alfanumerico unico, legato all’hardware del server. Qui un esempio.',
        },
      ],
    },
    {
      id: 'conformita',
      title: 'Conformità',
      rows: [
        {
          id: 'conformita-gdpr',
          term: 'GDPR',
          value: {
            kind: 'text',
            text: 'Il trattamento avviene sui vostri sistemi, sotto il vostro controllo.',
          },
          note: 'Permessi e registro aiutano a dimostrare chi ha avuto accesso a un dato personale.',
        },
        {
          id: 'conformita-addestramento',
          term: 'Addestramento',
          value: { kind: 'text', text: 'I vostri dati non addestrano alcun modello esterno.' },
        },
        {
          id: 'conformita-dati',
          term: 'Dati sulla vostra rete',
          value: { kind: 'measure', text: claims.onPremise },
          note: 'Documenti, indici, modelli e domande.',
        },
      ],
    },
    {
      id: 'avvio',
      title: 'Tempi di avvio',
      rows: [
        {
          id: 'avvio-quick-start',
          term: 'Quick Start',
          value: { kind: 'measure', text: implementation.quickStart },
        },
        {
          id: 'avvio-standard',
          term: 'Standard',
          value: { kind: 'measure', text: implementation.standard },
          note: 'Quando ci sono altri sistemi da collegare.',
        },
        {
          id: 'avvio-complesso',
          term: 'Complesso',
          value: { kind: 'measure', text: implementation.complex },
        },
        {
          id: 'avvio-commercialisti',
          term: 'Studi commercialisti',
          value: { kind: 'measure', text: implementation.accountants },
          note: `Con il Quick Start, ${implementation.accountantsQuickStart}.`,
        },
      ],
    },
  ],
};
