import type { ConversationCopy } from '@/components/prodotto/funzionalita/conversation';
import type { DraftSamplesCopy } from '@/components/prodotto/funzionalita/draft-samples';
import type { HybridAnswersCopy } from '@/components/prodotto/funzionalita/hybrid-answers';

// One invented folder for the whole page: the leaking roof of a warehouse.

export const hybridAnswers: HybridAnswersCopy = {
  caption:
    'Una domanda che unisce un concetto e un codice, e i due passi trovati: uno per il significato, uno per le parole esatte.',
  query: 'chi paga se piove dal tetto? commessa 47/B',
  weightText: 0.3,
  weightLabel: 'peso delle parole 0,3',
  scoreLabel: 'totale',
  meaningLabel: 'significato',
  wordsLabel: 'parole',
  results: [
    {
      file: 'contratto-copertura.pdf',
      place: 'pag. 9',
      passage:
        'Art. 18. L’impresa ==garantisce la tenuta della copertura== per dieci anni dal collaudo ed ==elimina i difetti a proprie spese==.',
      meaning: 0.92,
      words: 0,
      gloss: 'Risponde, e non dice né «tetto» né «piove».',
    },
    {
      file: 'collaudo-2018.pdf',
      place: 'pag. 2, da scansione',
      passage: '==Commessa 47/B==. Il giorno 12 giugno 2018, nel capannone C, si è svolta la prova d’acqua.',
      meaning: 0.44,
      words: 0.96,
      gloss: 'Porta il codice, scritto proprio così.',
    },
  ],
};

export const draftSamples: DraftSamplesCopy = {
  caption: 'Il riassunto del fascicolo e tre bozze scritte dalle stesse tre fonti numerate.',
  summary: {
    label: 'Riassunto del fascicolo',
    phrases: [
      { text: 'L’acqua entra dal lucernario.', sources: [3] },
      {
        text: 'La garanzia vale ancora: ripara l’impresa, se il lucernario l’ha montato lei.',
        sources: [1, 2],
      },
    ],
  },
  report: {
    label: 'Relazione',
    title: 'Infiltrazioni nel capannone C',
    phrases: [
      { text: 'L’acqua gocciola dal lucernario della corsia 6.', sources: [3] },
      { text: 'L’impresa garantisce la tenuta per dieci anni dal collaudo.', sources: [1] },
      { text: 'Il collaudo è del 12 giugno 2018.', sources: [2] },
      { text: 'La garanzia scade il 12 giugno 2028.', sources: [1, 2] },
    ],
  },
  slide: {
    label: 'Presentazione',
    title: 'Il tetto è in garanzia',
    points: [
      { text: 'Fino al 12 giugno 2028', sources: [1, 2] },
      { text: 'Ripara l’impresa, se l’ha montato lei', sources: [1] },
    ],
  },
  procedure: {
    label: 'Procedura operativa',
    title: 'Se entra acqua',
    steps: [
      { text: 'Coprire la merce.', sources: [3] },
      { text: 'Fotografare il punto.', sources: [3] },
      { text: 'Scrivere all’impresa entro sessanta giorni.', sources: [1] },
    ],
  },
  sourcesLabel: 'Fonti',
  sources: [
    { file: 'contratto-copertura.pdf', place: 'pag. 9' },
    { file: 'collaudo-2018.pdf', place: 'pag. 2' },
    { file: 'segnalazione-magazzino.docx', place: 'pag. 1' },
  ],
};

export const conversation: ConversationCopy = {
  caption: 'Una domanda, la risposta, la domanda che ne nasce. I numeri rimandano alle fonti.',
  turns: [
    {
      speaker: 'Voi',
      isQuestion: true,
      phrases: [{ text: 'La garanzia sul tetto vale ancora?', sources: [] }],
    },
    {
      speaker: 'Risposta',
      isQuestion: false,
      phrases: [
        { text: 'Sì, fino al 12 giugno 2028: dieci anni dal collaudo.', sources: [1, 2] },
        { text: 'Copre la tenuta all’acqua.', sources: [1] },
      ],
    },
    {
      speaker: 'Voi',
      isQuestion: true,
      phrases: [{ text: 'E se il lucernario lo ha montato un’altra ditta?', sources: [] }],
    },
    {
      speaker: 'Risposta',
      isQuestion: false,
      phrases: [{ text: 'Allora no: le opere aggiunte da terzi sono escluse.', sources: [1] }],
    },
    { speaker: 'Voi', isQuestion: true, phrases: [{ text: 'Chi lo ha montato?', sources: [] }] },
    {
      speaker: 'Risposta',
      isQuestion: false,
      phrases: [{ text: 'Nei documenti non c’è.', sources: [] }],
    },
  ],
  sourcesLabel: 'Fonti',
  sources: [
    { file: 'contratto-copertura.pdf', place: 'pag. 9, art. 18' },
    { file: 'collaudo-2018.pdf', place: 'pag. 2' },
  ],
};
