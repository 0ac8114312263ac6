import type { DocumentSolution } from '@/components/soluzioni/consulenti-lavoro/document-solutions';
import type { RenewalImpactCopy } from '@/components/soluzioni/consulenti-lavoro/renewal-impact';

/** A renewed clause and the documents that it affects. Agreement, clients and texts are invented. */
export const renewal: RenewalImpactCopy = {
  caption:
    'Una clausola rinnovata di un contratto collettivo: il preavviso per cambiare l’orario passa da due a cinque giorni lavorativi. Accanto, i documenti di quattro clienti che trattano la stessa materia, con quello che resta da fare. Testi inventati.',
  clause: {
    file: 'ccnl-settore-A-rinnovo.pdf',
    place: 'pag. 61',
    heading: 'Art. 34 – Clausole elastiche',
    above: 'Le clausole elastiche si concordano per iscritto, anche dopo l’assunzione.',
    below: 'Il rifiuto del lavoratore non è giustificato motivo di licenziamento.',
    before: 'La variazione dell’orario è comunicata per iscritto, con un preavviso di almeno',
    old: 'due',
    new: 'cinque',
    after: 'giorni lavorativi.',
    note: 'Confronto con ccnl-settore-A-previgente.pdf, pag. 58. Decorre dal 1º aprile.',
  },
  label: 'La stessa materia, nelle carte dei clienti',
  clients: [
    {
      owner: 'Cliente 014',
      file: 'lettera-part-time-0447.pdf',
      place: 'pag. 2',
      passage: '«I turni possono cambiare ==con due giornate di anticipo==.»',
      outcome: 'Da aggiornare',
      note: 'Ripete il termine di prima.',
      mustChange: true,
    },
    {
      owner: 'Cliente 031',
      file: 'contratto-tempo-parziale.docx',
      place: 'pag. 3',
      passage: '«L’azienda sposta le ore di lavoro ==avvisando il secondo giorno precedente==.»',
      outcome: 'Da aggiornare',
      note: 'Altre parole, stesso termine.',
      mustChange: true,
    },
    {
      owner: 'Cliente 027',
      file: 'accordo-individuale-112.pdf',
      place: 'pag. 1',
      passage: '«Ogni modifica va comunicata ==dieci giorni lavorativi prima==.»',
      outcome: 'Da valutare',
      note: 'Dieci giorni: più del testo nuovo.',
      mustChange: false,
    },
    {
      owner: 'Cliente 052',
      file: 'lettera-assunzione-0093.docx',
      place: 'pag. 4',
      passage: '«Per l’orario e le sue variazioni ==si rinvia al contratto collettivo==.»',
      outcome: 'Da valutare',
      note: 'Non ripete la regola: la richiama.',
      mustChange: false,
    },
  ],
  summary: 'Due documenti da riscrivere su quattro. La decisione resta al consulente.',
};

/** Search results by kind of document; all invented. */
export const documentSamples = {
  agreement: { lines: ['Art. 34: ==due== diventa ==cinque==', 'Da aggiornare: 2, clienti: 2'] },
  hiring: { lines: ['Livello: quarto', 'Orario: part-time, 24 ore', 'Prova: 45 giorni di lavoro effettivo'] },
  payslip: {
    lines: [
      'Chiedete: perché a marzo il netto è più basso?',
      'Trova: «==prestito aziendale, seconda rata==»',
    ],
  },
  inspection: {
    lines: ['Si richiede il ==Libro unico del lavoro==, da gennaio a marzo, ==entro il 20 maggio==.'],
  },
  letter: {
    lines: ['Bozza: ai clienti che applicano il settore A', 'Fonte: ccnl-settore-A-rinnovo.pdf, pag. 61'],
  },
  folder: { lines: ['Cercate: certificato di invalidità', 'Altri addetti: nessun risultato'] },
} satisfies Record<string, DocumentSolution['sample']>;
