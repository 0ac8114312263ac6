import type { BrowserScreen } from '@/components/prodotto/web/browser-search';
import type { SharedLogCopy } from '@/components/prodotto/web/shared-log';

/** The archive of content/samples/desktop.ts in a browser. The documents are invented. */
export const browserScreen: BrowserScreen = {
  tabs: ['Archivio commesse', 'Posta', 'Calendario'],
  address: 'https://archivio.azienda.example',
  archive: 'Archivio commesse',
  places: ['Bacheca', 'Ricerca', 'Documenti', 'AI'],
  user: 'tecnico.03 · Collaboratore',
  questionLabel: 'Domanda',
  question: 'Fino a quando è garantita l’impermeabilizzazione del tetto?',
  count: '3 passi in 3 documenti',
  pageLabel: 'pag.',
  scoreLabel: 'Punteggio',
  results: [
    {
      file: 'certificato-posa-guaina.pdf',
      page: '1',
      kind: 'lettera, da scansione',
      score: 0.92,
      passage:
        'La ditta risponde della ==tenuta del manto di copertura per dieci anni== a partire dal collaudo.',
    },
    {
      file: 'verbale-collaudo-copertura.pdf',
      page: '4',
      kind: 'verbale',
      score: 0.85,
      passage:
        'Le prove di tenuta all’acqua hanno esito positivo. ==Il collaudo si chiude il 12 maggio 2021==.',
    },
    {
      file: 'polizza-postuma.pdf',
      page: '6',
      kind: 'contratto',
      score: 0.74,
      passage: 'Sono coperti ==i danni da infiltrazione== denunciati ==entro dieci anni dal collaudo==.',
    },
  ],
  foot: 'Cercato fra i documenti che potete aprire. Ricerca annotata nel registro: 18:08:31.',
};

const user = 'tecnico.03';

/** A day of one user in the log, from the office and from outside. */
export const sharedLog: SharedLogCopy = {
  caption:
    'Il registro di una giornata: la stessa persona, la mattina dal client in sede e la sera dal browser fuori sede. Esempio inventato.',
  columns: {
    time: 'Ora',
    event: 'Evento',
    user: 'Utente',
    ip: 'IP',
    object: 'Documento o ricerca',
    outcome: 'Esito',
  },
  sessions: [
    {
      label: 'Dal client, in sede',
      lines: [
        {
          time: '08:53:02',
          event: 'SEARCH',
          user,
          ip: '10.0.4.21',
          object: '«Quanto paga l’impresa se consegna i lavori in ritardo?»',
          outcome: 'riuscito',
          refused: false,
        },
        {
          time: '08:54:17',
          event: 'VIEW',
          user,
          ip: '10.0.4.21',
          object: 'appalto-sede-logistica.pdf',
          outcome: 'riuscito',
          refused: false,
        },
      ],
    },
    {
      label: 'Dal browser, fuori sede',
      lines: [
        {
          time: '18:08:31',
          event: 'SEARCH',
          user,
          ip: '10.0.9.6',
          object: '«Fino a quando è garantita l’impermeabilizzazione del tetto?»',
          outcome: 'riuscito',
          refused: false,
        },
        {
          time: '18:09:05',
          event: 'VIEW',
          user,
          ip: '10.0.9.6',
          object: 'certificato-posa-guaina.pdf',
          outcome: 'riuscito',
          refused: false,
        },
        {
          time: '18:11:40',
          event: 'ACCESS_DENIED',
          user,
          ip: '10.0.9.6',
          object: 'riserve-impresa.docx',
          outcome: 'negato',
          refused: true,
        },
      ],
    },
  ],
};
