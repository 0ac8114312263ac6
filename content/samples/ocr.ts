import type { FileListCopy } from '@/components/pictures/file-list';
import type { ScanReadingCopy } from '@/components/tecnologia/ocr/scan-reading';
import type { PageStagesCopy } from '@/components/tecnologia/ocr/staged-page';
import { fileStates } from './file-states';

/** An invented typewritten deed, as read. The drawing of the scan has its boxes where these words are. */
export const scannedDeed = {
  file: 'compravendita-1974.pdf, pag. 1',
  register: { text: 'Repertorio n. ==4187==', reading: { number: 1, confidence: '0,58', doubtful: true } },
  title: 'Atto di compravendita',
  lines: [
    {
      text: 'L’anno ==millenovecentosettantaquattro==,',
      reading: { number: 2, confidence: '0,99', doubtful: false },
    },
    { text: 'il giorno ventuno del mese di marzo,' },
    { text: 'nel mio studio, innanzi a me notaio,' },
    { text: 'sono comparse le parti. La parte' },
    { text: 'venditrice cede alla parte acquirente' },
    {
      text: 'il ==podere== Pozzo Vecchio, di are dodici',
      reading: { number: 3, confidence: '0,99', doubtful: false },
    },
    { text: 'e centiare quaranta, con diritto di' },
    {
      text: 'passo ==carraio== in ogni stagione, dalla',
      reading: { number: 4, confidence: '0,98', doubtful: false },
    },
    {
      text: 'strada comunale, sul lato di ==levante==.',
      reading: { number: 5, confidence: '0,71', doubtful: true },
    },
    { text: 'Il prezzo è convenuto in lire quattro' },
    {
      text: 'milioni e ==duecentomila==, che la parte',
      reading: { number: 6, confidence: '0,99', doubtful: false },
    },
    { text: 'venditrice dichiara di aver ricevuto.' },
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
export const queueFiles: FileListCopy['groups'][number]['files'] = [
  { name: 'verbale-assemblea-2003.pdf', detail: 'verbale, 6 pagine', state: fileStates.indexed },
  { name: 'compravendita-1974.pdf', detail: '3 pagine, 2 parole incerte', state: fileStates.indexed },
  { name: 'mappa-poderi-foglio-12.pdf', detail: 'pag. 2: immagine troppo scura', state: fileStates.review },
  { name: 'fax-ordine-1998.pdf', detail: 'pagina 4 di 11', state: fileStates.reading },
  { name: 'lettera-fornitore-1961.pdf', detail: 'in attesa', state: fileStates.queued },
];
