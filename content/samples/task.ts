import type { TaskSample } from '@/components/prodotto/funzionalita/task-list';

// The same invented folder as in funzionalita.ts.

/** One sample per task. The key is the task's anchor. */
export const taskSamples: Readonly<Record<string, TaskSample>> = {
  contratti: {
    request: 'Garanzia, durata, esclusioni e penali di questo contratto.',
    excerpts: [
      {
        file: 'contratto-copertura.pdf',
        place: 'pag. 9',
        passage:
          'L’impresa garantisce la tenuta della copertura per ==dieci anni dal collaudo== ed elimina i difetti a proprie spese. Restano escluse ==le opere aggiunte da terzi==. Ogni giorno di ritardo comporta ==una penale di 150 euro==.',
      },
    ],
    result: {
      kind: 'fields',
      fields: [
        { name: 'Garanzia', value: 'tenuta della copertura' },
        { name: 'Durata', value: 'dieci anni dal collaudo' },
        { name: 'Esclusioni', value: 'opere di terzi' },
        { name: 'Penale', value: '150 € al giorno' },
      ],
    },
  },
  tono: {
    request: 'Con che tono scrive il magazzino?',
    excerpts: [
      {
        file: 'segnalazione-magazzino.docx',
        place: 'pag. 1',
        passage:
          '==È la terza volta che lo scriviamo==. La merce della corsia 6 è sotto i teli. Per il sopralluogo ==siamo disponibili anche domani==.',
      },
    ],
    result: {
      kind: 'tone',
      scale: ['ostile', 'contrariato', 'neutro', 'cordiale'],
      found: 'contrariato',
      summary: 'Protesta per il silenzio, ma offre una data.',
    },
  },
  entita: {
    request: 'Chi, dove, quando, quanto.',
    excerpts: [{ file: 'collaudo-2018.pdf', place: 'pag. 3' }],
    result: {
      kind: 'entities',
      runs: [
        'Il ',
        { text: '12 giugno 2018', label: 'data' },
        ', nel ',
        { text: 'capannone C', label: 'luogo' },
        ', il ',
        { text: 'direttore dei lavori', label: 'ruolo' },
        ' approva la prova e liquida il saldo di ',
        { text: '4.380 euro', label: 'importo' },
        '.',
      ],
    },
  },
  'confronto-documenti': {
    request: 'Che cosa cambia nella bozza rispetto al contratto firmato?',
    excerpts: [
      { file: 'contratto-copertura.pdf', place: 'art. 18' },
      { file: 'rinnovo-garanzia-bozza.docx', place: 'art. 4' },
    ],
    result: {
      kind: 'change',
      before: 'I difetti si denunciano entro',
      old: 'sessanta',
      current: 'dieci',
      after: 'giorni dalla scoperta.',
      note: 'Il termine per denunciare si accorcia. Il resto dell’articolo è uguale.',
    },
  },
  traduzione: {
    request: 'Traduci la lettera con i termini del nostro contratto.',
    excerpts: [
      {
        file: 'schreiben-lichtkuppel.pdf',
        place: 'pag. 1',
        lang: 'de',
        passage: 'Die Gewährleistung beginnt mit der ==Abnahme== des Daches.',
      },
    ],
    result: {
      kind: 'translation',
      text: 'La garanzia decorre dal ==collaudo== del tetto.',
      term: { lang: 'de', text: 'Abnahme' },
      note: 'può voler dire calo o acquisto. Qui è il collaudo dell’articolo 18.',
    },
  },
  classificazione: {
    request: 'Assegna a ogni file uno dei nostri tipi.',
    excerpts: [
      {
        file: 'collaudo-2018.pdf',
        place: 'pag. 2',
        passage:
          '==Il giorno dodici del mese di giugno==, alla presenza delle parti, ==si è svolta la prova== e ==se ne redige il presente==.',
      },
    ],
    result: {
      kind: 'classes',
      classes: ['appalto', 'sopralluogo', 'collaudo', 'reclamo', 'garanzia', 'fideiussione'],
      found: 'collaudo',
      note: 'L’elenco è il vostro. Gli otto tipi predefiniti, come «verbale», si riconoscono all’arrivo in ogni piano.',
    },
  },
};
