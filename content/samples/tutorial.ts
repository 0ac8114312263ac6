import type { ContractTableCopy } from '@/components/pictures/contract-table';
import type { DraftPageCopy } from '@/components/pictures/draft-page';
import type { FlowDrawingCopy } from '@/components/pictures/flow-drawing';

// Samples for the pictures of the tutorials. Documents, companies and amounts are invented. File names, folders and passages
// are the same as in the API examples.

/** The values extracted from a supply contract, for the buyer. */
export const contractTable: ContractTableCopy = {
  file: 'fornitura-imballaggi-2024.pdf',
  folder: 'Contratti / Fornitori',
  columns: { field: 'Voce', value: 'Valore', source: 'Passo di origine' },
  pageLabel: 'pag.',
  rows: [
    {
      field: 'Parti',
      value: 'Imballaggi Esempio S.r.l.; Conserve Esempio S.p.A.',
      page: 1,
      passage:
        'Tra ==Imballaggi Esempio S.r.l.==, «la Fornitrice», e ==Conserve Esempio S.p.A.==, «la Committente», si conviene quanto segue.',
      state: 'verificato',
      attention: false,
    },
    {
      field: 'Scadenza',
      value: '28 febbraio 2027',
      note: 'calcolata dalla decorrenza',
      page: 2,
      passage: 'La durata è di ==trentasei mesi dalla data di effetto==.',
      state: 'verificato',
      attention: false,
    },
    {
      field: 'Rinnovo',
      value: 'Tacito; disdetta entro il 30 novembre 2026',
      note: 'calcolata dalla scadenza',
      page: 3,
      passage:
        'Il contratto si rinnova per dodici mesi, ==salvo disdetta almeno novanta giorni prima della scadenza==.',
      state: 'clausola da rileggere',
      attention: true,
    },
    {
      field: 'Tetto della penale',
      value: 'Non trovato',
      passage: 'Nessun passo del contratto lo indica.',
      state: 'da verificare',
      attention: false,
    },
    {
      field: 'Prezzi',
      value: 'Modificabili dalla Fornitrice',
      page: 6,
      passage: 'La Fornitrice può ==aggiornare il listino con preavviso di quindici giorni==.',
      state: 'clausola da rileggere',
      attention: true,
    },
  ],
  summary: 'Due valori verificati, uno da verificare, due clausole da rileggere.',
};

/** Four documents that arrive in the same folder. */
export const flowDrawing: FlowDrawingCopy = {
  folder: { label: 'Cartella sorvegliata', path: 'Protocollo / In arrivo', note: 'con le sottocartelle' },
  columns: { file: 'Arriva', type: 'Tipo', task: 'Che cosa parte', recipient: 'A chi va' },
  paths: [
    {
      file: 'noleggio-carrelli.pdf',
      type: 'contratto',
      task: 'Estrazione dai contratti',
      result: 'parti, date, penali',
      recipient: 'Ufficio acquisti',
      needsDecision: false,
    },
    {
      file: 'fattura-1187.pdf',
      type: 'fattura',
      task: 'Riconoscimento di entità',
      result: 'fornitore, date, importi',
      recipient: 'Contabilità',
      needsDecision: false,
    },
    {
      file: 'recesso-affitto.docx',
      type: 'lettera',
      task: 'Riassunto',
      result: 'richiesta e termine',
      recipient: 'Segreteria',
      needsDecision: false,
    },
    {
      file: 'scansione-0107.pdf',
      type: 'da rivedere',
      task: 'Nessuna',
      result: 'il testo non si legge',
      recipient: 'Una persona decide',
      needsDecision: true,
    },
  ],
};

/** The first page of a report after its sources are checked. */
export const draftPage: DraftPageCopy = {
  label: 'Bozza, versione 2',
  title: 'Ritardi di consegna nel primo semestre',
  parts: [
    {
      heading: 'Che cosa è accaduto',
      sentences: [
        { text: 'I verbali registrano sette ritardi, cinque sulla linea etichette.', sources: [1] },
        { text: 'La causa indicata più spesso è il cambio di carta senza avviso.', sources: [1, 2] },
      ],
    },
    {
      heading: 'Che cosa ne segue',
      sentences: [
        { text: 'Un cliente ha chiesto la penale prevista dal contratto.', sources: [3] },
        { text: 'Gli altri clienti non hanno risentito dei ritardi.', sources: [], missing: 'senza fonte' },
      ],
    },
  ],
  sourcesLabel: 'Fonti',
  sources: [
    {
      file: 'verbale-produzione-07.pdf',
      place: 'pag. 2',
      passage:
        'Da gennaio: ==sette consegne in ritardo, cinque di etichette==, per lo più dopo il cambio di carta.',
    },
    {
      file: 'verbale-qualita-05.docx',
      place: 'pag. 1',
      passage: 'Il fornitore ==ha cambiato la carta senza avvisare==.',
    },
    {
      file: 'reclamo-aprile.pdf',
      place: 'pag. 1',
      passage: 'Chiediamo ==l’applicazione della penale di cui all’art. 8==.',
    },
  ],
};
