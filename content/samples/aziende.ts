import type { Solution } from '@/components/pictures/sample-lines';
import type { CrossDepartmentSearchCopy } from '@/components/soluzioni/aziende/cross-department-search';
import { planTags } from '@/content/plans';

/** A search in the archives of an invented pump manufacturer. */
export const crossDepartmentSearch: CrossDepartmentSearchCopy = {
  caption:
    'Una domanda cercata nelle cartelle di sei uffici. Rispondono tre file di tre uffici diversi. Cambiando chi chiede, il documento riservato sparisce dai risultati e dalla risposta. Testi inventati.',
  legend: 'Chi chiede',
  askers: [
    {
      label: 'Acquisti',
      count: '3 risultati',
      note: 'L’ufficio acquisti può aprire tutti e tre i documenti, e li trova.',
    },
    {
      label: 'Ufficio tecnico',
      count: '2 risultati',
      note: 'L’accordo con il prezzo è riservato agli acquisti. Per l’ufficio tecnico non esiste: né fra i risultati né nella risposta.',
    },
  ],
  questionLabel: 'Domanda',
  question: 'Che cosa serve per montare la guarnizione del nuovo fornitore sulla pompa P40?',
  pageLabel: 'pag.',
  departmentsLabel: 'Uffici',
  noResultsLabel: 'Nessun passo da',
  departments: [
    {
      name: 'Ufficio tecnico',
      hit: {
        ref: '1',
        file: 'manuale-P40-rev7.pdf',
        page: '52',
        passage: 'Si montano solo anelli di gomma ==certificati fino a 120 °C==.',
        reserved: false,
      },
    },
    { name: 'Commerciale' },
    {
      name: 'Qualità',
      hit: {
        ref: '2',
        file: 'PO-12-fornitori.docx',
        page: '6',
        passage: 'Il primo lotto di una fonte nuova ==si prova su tre campioni prima dell’impiego==.',
        reserved: false,
      },
    },
    { name: 'Risorse umane' },
    {
      name: 'Acquisti',
      hit: {
        ref: '3',
        file: 'accordo-tenute-2231.pdf',
        page: '2',
        passage: 'Prezzo netto 3,10 € il pezzo, ==per ordini entro il 31 dicembre==.',
        reserved: true,
      },
    },
    { name: 'Legale' },
  ],
  answer: {
    label: 'Risposta della chat',
    plan: planTags.Professional,
    sentences: [
      { text: 'Il certificato del materiale fino a 120 °C.', ref: '1', reserved: false },
      { text: 'Una prova su tre campioni del primo lotto.', ref: '2', reserved: false },
      { text: 'Un ordine entro il 31 dicembre, al prezzo concordato.', ref: '3', reserved: true },
    ],
  },
};

/** A sample for each solution; all invented. */
export const solutionSamples = {
  codes: { lines: ['Chiedete: tenuta GU-4410-E', 'Trova: «==GU-4410-E==, sostituita dalla serie F»'] },
  languages: {
    lines: ['Chiedete: coppia di serraggio', { lang: 'de', text: '«==Anzugsdrehmoment 25 Nm==»' }],
  },
  tender: {
    lines: [
      'Garanzia provvisoria: ==pag. 14==',
      'Sopralluogo obbligatorio: ==pag. 22==',
      'Sottoscrizione: ==pag. 31==',
    ],
  },
  comparison: {
    lines: ['Quadro: consegna entro trenta giorni', 'Ordine: consegna entro ==quarantacinque== giorni'],
  },
  draft: {
    lines: ['Bozza: prova su tre campioni del primo lotto', 'Fonte: PO-12-fornitori.docx, pag. 6'],
  },
  folders: { lines: ['\\\\server\\qualita: 3 file nuovi', 'in coda → in lettura → indicizzato'] },
  api: { log: true, lines: ['POST /search {"query": "tenuta P40"}', '200 {"total": 3, …}'] },
  register: {
    log: true,
    lines: [
      { lang: 'en', text: '15:02 VIEW legale.3' },
      { lang: 'en', text: '15:03 ACCESS_DENIED tecnico.7' },
    ],
  },
} satisfies Record<string, NonNullable<Solution['sample']>>;
