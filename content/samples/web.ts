import type { BrowserScreen } from '@/components/prodotto/web/browser-search';

/** The archive of content/samples/desktop.ts in a browser. The documents are invented. */
export const browserScreen: BrowserScreen = {
  tabs: ['Archivio commesse', 'Posta', 'Calendario'],
  url: 'archivio.azienda.example',
  places: ['Bacheca', 'Ricerca', 'Documenti', 'AI'],
  user: 'tecnico.03 · Collaboratore',
  questionLabel: 'Domanda',
  question: 'Fino a quando è garantita l’impermeabilizzazione del tetto?',
  count: '3 passi in 3 documenti',
  scoreLabel: 'Punteggio',
  results: [
    {
      file: 'certificato-posa-guaina.pdf',
      place: 'pag. 1',
      score: '0,92',
      passage:
        'La ditta risponde della ==tenuta del manto di copertura per dieci anni== a partire dal collaudo.',
    },
    {
      file: 'verbale-collaudo-copertura.pdf',
      place: 'pag. 4',
      score: '0,85',
      passage:
        'Le prove di tenuta all’acqua hanno esito positivo. ==Il collaudo si chiude il 12 maggio 2021==.',
    },
    {
      file: 'polizza-postuma.pdf',
      place: 'pag. 6',
      score: '0,74',
      passage: 'Sono coperti ==i danni da infiltrazione== denunciati ==entro dieci anni dal collaudo==.',
    },
  ],
  foot: 'Cercato fra i documenti che potete aprire. Ricerca annotata nel registro: 18:08:31.',
};
