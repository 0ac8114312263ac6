import type { ClientWindowCopy } from '@/components/pictures/client-window';
import type { AiScreen } from '@/components/prodotto/desktop/client-ai';
import type { DashboardScreen } from '@/components/prodotto/desktop/client-dashboard';
import type { SearchScreen } from '@/components/prodotto/desktop/client-search';
import type { ViewerScreen } from '@/components/prodotto/desktop/client-viewer';
import { fileStates } from './file-states';

// One invented archive and one question in all four screens: a contract sets the penalty, an addendum moves the deadline,
// a scanned report excludes some days.

const question = 'Quanto paga l’impresa se consegna i lavori in ritardo?';

export const shell: ClientWindowCopy = {
  archive: 'Archivio commesse',
  server: 'archivio.azienda.example',
  places: ['Bacheca', 'Ricerca', 'Documenti', 'AI', 'Amministrazione'],
};

export const dashboard: DashboardScreen = {
  place: 'Bacheca',
  question: { label: 'Chiedete all’archivio', text: question, key: 'Invio' },
  extent: '14.349 documenti in 5 cartelle sorvegliate. 6 file in coda, 2 da rivedere.',
  folders: {
    title: 'Cartelle sorvegliate',
    documentsLabel: 'Documenti',
    items: [
      {
        parent: 'Sede logistica',
        name: 'Contratti',
        documents: '214',
        state: { ...fileStates.indexed, text: 'indicizzata' },
      },
      {
        parent: 'Sede logistica',
        name: 'Verbali di cantiere',
        documents: '1.306',
        state: { ...fileStates.reading, text: 'in lettura (OCR), pag. 38 di 52' },
      },
      {
        parent: 'Sede logistica',
        name: 'Corrispondenza',
        documents: '2.871',
        state: { ...fileStates.queued, text: 'in coda, 6 file nuovi' },
      },
      {
        parent: 'Capannone nord',
        name: 'Verbali',
        documents: '418',
        state: { ...fileStates.review, text: 'da rivedere, 2 file' },
      },
      {
        parent: 'Contabilità',
        name: 'Fatture',
        documents: '9.540',
        state: { ...fileStates.indexed, text: 'indicizzata' },
      },
    ],
  },
  recent: {
    title: 'Aperti di recente',
    items: [
      { file: 'appalto-sede-logistica.pdf', place: 'contratto, pag. 9' },
      { file: 'perizia-variante-2.docx', place: 'perizia, pag. 5' },
      { file: 'sal-07-scansione.pdf', place: 'verbale, pag. 1' },
    ],
  },
  searches: {
    title: 'Ultime ricerche',
    items: ['varianti approvate senza firma del committente', 'polizza postuma decennale'],
  },
};

export const search: SearchScreen = {
  place: 'Ricerca',
  questionLabel: 'Domanda',
  question,
  filters: {
    title: 'Filtri',
    items: [
      { name: 'Tipo', value: 'contratto, verbale' },
      { name: 'Data', value: 'dal 1º gennaio 2023' },
      { name: 'Cartella', value: 'Commesse / Sede logistica' },
    ],
  },
  sliders: [
    { name: 'Peso delle parole', value: 0.3, from: 'significato', to: 'parole' },
    { name: 'Soglia', value: 0.5, from: 'più passi', to: 'più vicini' },
  ],
  results: {
    title: '3 passi in 3 documenti',
    scoreLabel: 'Punteggio',
    items: [
      {
        file: 'appalto-sede-logistica.pdf',
        place: 'pag. 12',
        score: '0,66',
        passage:
          'Per ogni giorno successivo al termine, ==l’appaltatore corrisponde una penale dell’uno per mille== dell’importo contrattuale, ==fino al dieci per cento==.',
      },
      {
        file: 'atto-aggiuntivo-2.docx',
        place: 'pag. 3',
        score: '0,61',
        passage:
          '==Il termine di ultimazione è spostato al 30 settembre==. Ogni altra clausola, ==penale compresa, resta ferma==.',
      },
      {
        file: 'verbale-sospensione-03.pdf',
        place: 'pag. 2',
        score: '0,55',
        passage:
          'Il cantiere resta fermo diciannove giorni. ==Il periodo di sospensione non si computa== ai fini della penale.',
      },
    ],
  },
  hidden: '11 passi sotto la soglia non compaiono',
};

export const viewer: ViewerScreen = {
  file: 'appalto-sede-logistica.pdf',
  position: 'pagina 12 di 38',
  strip: {
    label: 'Pagine',
    pages: [
      { page: '10', hits: 0 },
      { page: '11', hits: 0 },
      { page: '12', hits: 2 },
      { page: '13', hits: 1 },
      { page: '14', hits: 0 },
    ],
    current: '12',
  },
  page: {
    heading: 'Contratto d’appalto · Sede logistica',
    above: {
      title: 'Art. 13. Termine di ultimazione',
      text: 'Le opere sono ultimate entro il 30 giugno, salvo proroghe concesse per iscritto dal committente.',
    },
    found: {
      title: 'Art. 14. Penale',
      text: 'Per ogni giorno successivo al termine, ==l’appaltatore corrisponde una penale dell’uno per mille== dell’importo contrattuale, ==fino al dieci per cento==.',
    },
    below: [
      {
        title: 'Art. 15. Sospensioni',
        text: 'Dal computo della penale sono esclusi i periodi di sospensione disposti dal direttore dei lavori con verbale firmato dalle parti.',
      },
      {
        title: 'Art. 16. Contestazione',
        text: 'Il committente contesta la penale per iscritto. L’appaltatore presenta le proprie osservazioni entro quindici giorni.',
      },
      { title: 'Art. 17. Trattenuta', text: 'La penale è trattenuta sulla rata di saldo, dopo il collaudo.' },
    ],
    folio: '12',
  },
};

export const ai: AiScreen = {
  place: 'AI',
  jobs: ['Riassunto', 'Bozza', 'Chat'],
  scope: { label: 'Legge', value: '3 documenti, quelli della ricerca' },
  summary: {
    title: 'La penale per il ritardo, in breve',
    sentences: [
      { text: 'L’impresa deve l’uno per mille dell’importo per ogni giorno.', sources: [1] },
      { text: 'I giorni si contano dal 30 settembre, non più dal 30 giugno.', sources: [1, 2] },
      { text: 'I diciannove giorni di sospensione non si contano.', sources: [1, 3] },
      { text: 'Il totale non può superare il dieci per cento.', sources: [1] },
    ],
  },
  sources: {
    title: 'Fonti',
    items: [
      { number: '1', file: 'appalto-sede-logistica.pdf', page: 'pag. 12' },
      { number: '2', file: 'atto-aggiuntivo-2.docx', page: 'pag. 3' },
      { number: '3', file: 'verbale-sospensione-03.pdf', page: 'pag. 2' },
    ],
  },
  chat: {
    question: 'Serve una contestazione scritta?',
    answer: {
      text: 'Sì, scritta dal committente. L’impresa ha poi quindici giorni per rispondere.',
      sources: [1],
    },
    prompt: 'Scrivi la bozza della lettera',
  },
  page: {
    above: [
      'Art. 11. Consegna delle aree. Il committente consegna le aree libere da materiali e da vincoli, con verbale firmato dalle parti.',
      'Art. 12. Programma. L’appaltatore presenta il programma esecutivo prima dell’inizio e lo aggiorna a ogni variante approvata.',
      'Art. 13. Termine di ultimazione. Le opere sono ultimate entro il 30 giugno, salvo proroghe concesse per iscritto dal committente.',
    ],
    passage:
      'Art. 14. Penale. Per ogni giorno successivo al termine, ==l’appaltatore corrisponde una penale dell’uno per mille== dell’importo contrattuale, ==fino al dieci per cento==.',
    below: [
      'Art. 15. Sospensioni. Dal computo della penale sono esclusi i periodi di sospensione disposti dal direttore dei lavori con verbale firmato dalle parti.',
      'Art. 16. Contestazione. Il committente contesta la penale per iscritto.',
    ],
  },
};
