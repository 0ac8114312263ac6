import type { DataSheetCopy } from '@/components/prodotto/specifiche/data-sheet';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';

const { server, indexing } = figures;

export const dataSheet: DataSheetCopy = {
  id: 'scheda',
  title: 'Scheda tecnica',
  indexLabel: 'Sezioni della scheda tecnica',
  rowLabel: 'Link al punto',
  sections: [
    {
      id: 'accesso',
      title: 'Accesso',
      rows: [
        {
          id: 'accesso-on-premise',
          term: 'On-premise',
          value: { kind: 'text', text: 'Server, indici e modelli sulla vostra infrastruttura.' },
          note: 'Un’opzione del piano Enterprise.',
          link: { label: 'I piani a confronto', href: '/prezzi' },
        },
        {
          id: 'accesso-desktop',
          term: 'Client desktop',
          value: { kind: 'list', items: figures.desktop.systems },
          link: { label: 'Requisiti del client', href: '/prodotto/desktop#requisiti-sistema' },
        },
        {
          id: 'accesso-web',
          term: 'Interfaccia web',
          value: {
            kind: 'text',
            text: 'Da browser, dentro o fuori la rete aziendale. Non si installa nulla.',
          },
          link: { label: 'Browser supportati', href: '/prodotto/web#browser' },
        },
        {
          id: 'accesso-api',
          term: 'API',
          value: { kind: 'text', text: 'HTTP e JSON, con un token di accesso.' },
          note: 'Dal piano Professional. Con l’installazione on-premise risponde a un indirizzo della vostra rete.',
        },
        {
          id: 'accesso-dati',
          term: 'Dove stanno i dati',
          value: {
            kind: 'text',
            text: `Enterprise: ${offer.dataByPlan.Enterprise.toLowerCase()} ${offer.hosted}`,
          },
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
          value: { kind: 'measure', text: `oltre ${figures.multilingualSearchLanguages}` },
        },
        {
          id: 'tecnologie-ocr',
          term: 'OCR',
          value: { kind: 'measure', text: `oltre ${figures.ocr.product.languages} lingue` },
          note: `Precisione superiore al ${figures.ocr.product.accuracy} sul testo a stampa.`,
        },
        {
          id: 'tecnologie-modelli',
          term: 'Modelli linguistici',
          value: {
            kind: 'text',
            text: 'Con l’installazione on-premise sono eseguiti sullo stesso server: nessun testo esce dalla rete.',
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
        {
          id: 'server-memoria',
          term: 'Memoria',
          value: { kind: 'measure', text: server.memory },
          note: offer.sizing,
        },
        {
          id: 'server-disco',
          term: 'Disco',
          value: { kind: 'measure', text: server.disk },
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
          note: `Testo già letto, senza OCR, con almeno ${indexing.processes} processi. I ${server.cores} core del server minimo ne impiegano circa ${indexing.secondsOnMinimumServer} secondi.`,
        },
        {
          id: 'prestazioni-pagina',
          term: 'Lavoro per pagina',
          value: { kind: 'measure', text: `circa ${indexing.secondsPerPage} secondi` },
        },
        {
          id: 'prestazioni-ricerca',
          term: 'Risposta a una ricerca',
          value: { kind: 'measure', text: `meno di ${figures.queryMilliseconds} ms, in media` },
          note: 'Riassunti e bozze richiedono più tempo.',
        },
      ],
    },
    {
      id: 'formati',
      title: 'Formati di file',
      rows: [
        {
          id: 'formati-letti',
          term: 'Si leggono',
          value: { kind: 'files', extensions: figures.formats },
          note: offer.formatsNotRead,
        },
        {
          id: 'formati-cartelle',
          term: 'Come entrano',
          value: { kind: 'text', text: offer.waysIn },
          note: 'La gerarchia delle cartelle si conserva.',
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
          value: { kind: 'text', text: offer.directory },
        },
        {
          id: 'sicurezza-ruoli',
          term: 'Ruoli',
          value: { kind: 'text', text: 'Amministratore, Responsabile, Collaboratore, Lettore.' },
          note: 'Se ne aggiungono altri. I permessi scendono fino al singolo documento.',
        },
        {
          id: 'sicurezza-registro',
          term: 'Registro di audit',
          value: {
            kind: 'code',
            words: ['LOGIN', 'VIEW', 'SEARCH', 'DOWNLOAD', 'SHARE', 'ACCESS_DENIED', 'ANNOTATE', 'LOGOUT'],
          },
          note: 'Con data e ora, utente, indirizzo IP ed esito.',
        },
        {
          id: 'sicurezza-attivazione',
          term: 'Attivazione',
          value: { kind: 'code', words: ['7K4M-Q2XD-9FHT-B3WN'] },
          note: offer.activation,
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
            text: 'In ogni piano avete gli strumenti per rispettarlo: permessi e registro di audit.',
          },
        },
        {
          id: 'conformita-addestramento',
          term: 'Addestramento',
          value: { kind: 'text', text: offer.training },
        },
        {
          id: 'conformita-dati',
          term: 'Dati sulla vostra rete',
          value: { kind: 'measure', text: figures.onPremise },
          note: 'Con l’installazione on-premise.',
        },
      ],
    },
  ],
};
