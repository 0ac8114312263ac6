import type { ReadingQueueCopy } from '@/components/tecnologia/ocr/reading-queue';
import type { ScanReadingCopy } from '@/components/tecnologia/ocr/scanned-page';
import type { PageStagesCopy } from '@/components/tecnologia/ocr/staged-page';

/** An invented typewritten deed, as scanned and as read. */
export const scannedDeed = {
  file: 'compravendita-1974.pdf, pag. 1',
  register: {
    printed: 'REPERTORIO N.',
    read: 'Repertorio n.',
    number: '4187',
    reading: { confidence: '0,58', doubtful: true },
  },
  title: { typed: 'ATTO DI COMPRAVENDITA', read: 'Atto di compravendita' },
  body: 'L’anno ==millenovecentosettantaquattro==, il giorno ventuno del mese di marzo, nel mio studio, innanzi a me notaio, sono comparse le parti. La parte venditrice cede alla parte acquirente il ==podere== Pozzo Vecchio, di are dodici e centiare quaranta, con diritto di passo ==carraio== in ogni stagione, dalla strada comunale, sul lato di ==levante==. Il prezzo è convenuto in lire quattro milioni e ==duecentomila==, che la parte venditrice dichiara di aver ricevuto.',
  readings: [
    { confidence: '0,99', doubtful: false },
    { confidence: '0,99', doubtful: false },
    { confidence: '0,98', doubtful: false },
    { confidence: '0,71', doubtful: true },
    { confidence: '0,99', doubtful: false },
  ],
  stamp: { ring: 'UFFICIO DEL REGISTRO · ATTI PUBBLICI · ', date: '26 MAR 74' },
} satisfies Partial<ScanReadingCopy>;

/** The words in the drawing of the OCR steps; invented. */
export const stagedPage: PageStagesCopy['sample'] = {
  term: 'Terreni',
  value: '18.400',
  type: 'bilancio',
};

/** Documents in the indexing queue; invented. */
export const queueRows: ReadingQueueCopy['rows'] = [
  { file: 'verbale-assemblea-2003.pdf', detail: 'verbale, 6 pagine', state: 'indicizzato' },
  { file: 'compravendita-1974.pdf', detail: '3 pagine, 2 parole incerte', state: 'indicizzato' },
  { file: 'mappa-poderi-foglio-12.pdf', detail: 'pag. 2: immagine troppo scura', state: 'da rivedere' },
  { file: 'fax-ordine-1998.pdf', detail: 'pagina 4 di 11', state: 'in lettura' },
  { file: 'lettera-fornitore-1961.pdf', detail: 'in attesa', state: 'in coda' },
];
