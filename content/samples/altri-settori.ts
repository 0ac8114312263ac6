import type { DictionaryEntryCopy } from '@/components/soluzioni/altri-settori/dictionary-entry';
import type { SectorTile } from '@/components/soluzioni/altri-settori/sector-tiles';
import type { TaxonomySearchCopy } from '@/components/soluzioni/altri-settori/taxonomy-search';

/** A word with four meanings. Archives and texts are invented. */
export const dictionaryEntry: DictionaryEntryCopy = {
  caption:
    'La parola «fondo» come voce di dizionario. La stessa domanda, «Quanto è grande il fondo?», riceve quattro risposte diverse negli archivi di quattro settori. Testi inventati.',
  word: 'fondo',
  grammar: 'sostantivo maschile',
  questionLabel: 'La stessa domanda',
  question: 'Quanto è grande il fondo?',
  senses: [
    {
      sector: 'Editoria',
      href: '#editoria',
      definition: 'articolo di apertura',
      answer: {
        passage: '«Editoriale di domenica: ==3.800 battute==.»',
        file: 'timone-12.xlsx',
        place: 'foglio 1',
      },
    },
    {
      sector: 'Ricerca',
      href: '#ricerca',
      definition: 'segnale che resta senza campione',
      answer: {
        passage: '«Il bianco dà ==12 conteggi al minuto==.»',
        file: 'quaderno-07.docx',
        place: 'pag. 18',
      },
    },
    {
      sector: 'Archivi',
      href: '#archivi',
      definition: 'carte prodotte da un ente o da una famiglia',
      answer: {
        passage: '«Consta di ==42 registri e 7 buste==.»',
        file: 'inventario-priorato.pdf',
        place: 'pag. 3',
      },
    },
    {
      sector: 'Società',
      href: '#societa',
      definition: 'somma accantonata per un rischio',
      answer: {
        passage: '«Per la causa in corso si ==accantonano 80.000 euro==.»',
        file: 'verbale-cda-06.pdf',
        place: 'pag. 4',
      },
    },
  ],
};

/** The documents of the tiles, by profession. */
export const tileDocuments = {
  publishing: {
    question: 'Dove citiamo ancora la prima edizione?',
    file: 'bozze-capitolo-7.pdf',
    place: 'pag. 143',
    document: {
      kind: 'proof',
      running: 'Capitolo settimo',
      folio: '143',
      text: 'Il passo manca nelle ristampe. Lo si legge soltanto ==nella stampa del primo anno, che qui seguiamo==, con la grafia',
      wrong: 'origniale',
      right: 'originale',
      after: 'e senza le note aggiunte in seguito.',
    },
  },
  research: {
    question: 'Abbiamo già provato oltre i sessanta gradi?',
    file: 'quaderno-07.docx',
    place: 'pag. 31',
    document: {
      kind: 'notebook',
      head: 'Prova 14, campione C',
      text: 'Riscaldato per due ore. ==A 75 °C la resa cala di un terzo==; sotto, nessun effetto.',
      curve: 'resa / temperatura',
    },
  },
  archives: {
    question: 'Chi lavorava le vigne del priorato?',
    file: 'regesti-priorato.pdf',
    place: 'n. 118',
    document: {
      kind: 'deed',
      number: '118',
      date: '1423, ottobre 12',
      text: 'Il priore ==concede a un colono, per nove anni, la vigna presso la fonte==, contro un terzo del vino e due capponi a Natale.',
      physical: 'Originale, pergamena, mm 310 × 220; sigillo deperdito.',
      shelfmark: 'Priorato, busta 4, n. 118',
    },
  },
  corporate: {
    question: 'Il consiglio era d’accordo sulla nuova sede?',
    file: 'verbale-cda-06.pdf',
    place: 'pag. 4',
    document: {
      kind: 'minutes',
      head: 'Verbale del consiglio di amministrazione',
      item: 'Punto 3. Acquisto dell’immobile',
      text: 'Dopo ampia discussione il consiglio approva, ==con l’astensione di un consigliere che chiede una seconda perizia==.',
      close: 'Il segretario · Il presidente',
    },
  },
} satisfies Record<string, Pick<SectorTile, 'question' | 'file' | 'place' | 'document'>>;

export const taxonomySearch: TaxonomySearchCopy = {
  caption:
    'Una scheda della tassonomia di un archivio: «fabbrica» vale cantiere, opera, lavori. Con la scheda la domanda sui lavori al campanile trova un passo che parla della fabbrica della torre. Testi inventati.',
  card: {
    label: 'Tassonomia dell’archivio',
    term: 'fabbrica',
    note: 'Nelle carte antiche, edificio in costruzione e ufficio che ne tiene i conti.',
    relations: [
      { name: 'Usato per', value: 'cantiere, opera, lavori' },
      { name: 'Più ampio', value: 'edilizia' },
      { name: 'Più stretto', value: 'fabbrica della torre, fabbrica del ponte' },
    ],
  },
  questionLabel: 'Domanda',
  question: 'Perché si fermarono i lavori al campanile?',
  found: {
    title: 'Con la vostra tassonomia',
    passage: '«La ==fabbrica della torre== resta ferma ==per difetto di calce==, e i maestri si licenziano.»',
    file: 'massari-trascrizione.pdf',
    place: 'pag. 12',
    comment: '«Fabbrica della torre» è quel cantiere.',
  },
};
