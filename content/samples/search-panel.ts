import type { SearchPanelCopy } from '@/components/home/search-panel';

/** The sample search of the home page. The documents are invented. */
export const searchPanel: SearchPanelCopy = {
  archive: 'Archivio contratti e verbali',
  place: 'sui vostri server',
  questionLabel: 'Domanda',
  question: [
    { text: 'Entro quando', ref: 'a' },
    { text: ' possiamo ' },
    { text: 'disdire', ref: 'b' },
    { text: ' ' },
    { text: 'l’affitto del magazzino', ref: 'c' },
    { text: '?' },
  ],
  pageLabel: 'pag.',
  scoreLabel: 'Punteggio',
  results: [
    {
      file: 'locazione-deposito-lotto-B.pdf',
      page: '4',
      kind: 'contratto',
      score: 94,
      passage:
        'Art. 7. La conduttrice del ==deposito^c== può ==recedere^b== in qualsiasi momento, con ==preavviso di almeno sei mesi^a== da inviare per raccomandata.',
    },
    {
      file: 'scrittura-integrativa-2023.docx',
      page: '2',
      kind: 'contratto',
      score: 89,
      passage:
        'In deroga all’art. 7, la ==comunicazione di recesso^b== è valida se giunge via PEC ==entro il 31 marzo^a== di ogni anno.',
    },
    {
      file: 'verbale-amministratori-11.pdf',
      page: '3',
      kind: 'verbale, da scansione',
      score: 81,
      passage:
        'Si delibera di ==non rinnovare la locazione^b== del ==deposito al lotto B^c==, salvo migliore offerta della proprietà.',
    },
  ],
  caption:
    'Le lettere legano ogni parte della domanda alle parole che le rispondono: nei documenti «affitto» e «disdire» non compaiono. Esempio con testi inventati.',
};
