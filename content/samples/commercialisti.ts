import type { FileListCopy } from '@/components/pictures/file-list';
import type { RoleMatrixCopy } from '@/components/pictures/role-matrix';
import type { ClientFileCopy } from '@/components/soluzioni/commercialisti/client-file';
import type { DraftReplyCopy, OwnAdviceCopy } from '@/components/soluzioni/commercialisti/practice-samples';
import type { RequestLetterCopy } from '@/components/soluzioni/commercialisti/request-letter';
import { fileStates } from './file-states';

/** A letter to a client. Client, amounts and files are invented. */
export const letter: RequestLetterCopy = {
  caption: 'Esempio inventato: l’invito con cui un ufficio chiede tre documenti a un cliente dello studio.',
  heading: 'Invito a esibire documenti',
  subject: 'Artt. 32, d.P.R. 600/73, e 51, d.P.R. 633/72. Anno 2021',
  opening: 'Si invita la società a esibire:',
  points: [
    'il titolo delle somme versate dai soci;',
    'il contenuto della consulenza tecnica dedotta;',
    'la prova del trasporto dei beni ceduti in altri Stati UE.',
  ],
  deadline: { label: 'Rispondere entro', value: '15 dicembre' },
};

/** The file of the same client, which answers two of the three points. */
export const clientFile: ClientFileCopy = {
  caption:
    'Il fascicolo del cliente come un registro: una riga per documento, con data, tipo e contenuto. Il punto 1 trova risposta in un verbale scansionato, il punto 2 in una lettera e in una fattura. Per il punto 3 non risulta nessun documento.',
  title: 'Fascicolo 0214, anno 2021',
  note: 'Esempio inventato: 40 documenti, 7 tipi',
  pointLabel: 'Risponde al punto',
  kindsLabel: 'Documenti per tipo',
  kinds: [
    { name: 'Bilanci', count: 1, answers: false },
    { name: 'Contratti', count: 2, answers: false },
    { name: 'Dichiarazioni', count: 3, answers: false },
    { name: 'F24', count: 12, answers: false },
    { name: 'Fatture', count: 9, answers: true },
    { name: 'Lettere', count: 9, answers: true },
    { name: 'Verbali', count: 4, answers: true },
  ],
  entries: [
    {
      date: '18 febbraio',
      kind: 'Verbale, da scansione',
      file: 'libro-decisioni-soci.pdf',
      answer: {
        point: 1,
        place: 'pag. 14',
        passage:
          'I soci versano euro 45.000 ==a titolo di finanziamento infruttifero==, da rimborsare a richiesta.',
      },
    },
    { date: '16 marzo', kind: 'F24', file: 'f24-03-2021.pdf', summary: 'Ritenute e IVA di febbraio.' },
    {
      date: '29 aprile',
      kind: 'Bilancio',
      file: 'bilancio-2020.pdf',
      summary: 'Bilancio al 31 dicembre, con nota integrativa.',
    },
    {
      date: '9 luglio',
      kind: 'Lettera',
      file: 'offerta-collaudo.pdf',
      answer: {
        point: 2,
        place: 'pag. 2',
        passage:
          'La prestazione comprende ==il collaudo della linea di taglio== e la formazione degli operatori.',
      },
    },
    {
      date: '30 luglio',
      kind: 'Fattura',
      file: 'fattura-118.pdf',
      answer: {
        point: 2,
        place: 'pag. 1',
        passage: 'Saldo per ==assistenza al collaudo==, come da offerta del 9 luglio. Euro 6.200 oltre IVA.',
      },
    },
    {
      date: '30 novembre',
      kind: 'Dichiarazione',
      file: 'redditi-sc.pdf',
      summary: 'Periodo d’imposta 2020, con la ricevuta.',
    },
  ],
  missing: {
    point: 3,
    title: 'Nessun passo sopra la soglia.',
    text: 'La prova del trasporto va chiesta al cliente.',
  },
};

export const intake: FileListCopy = {
  caption: 'Quattro file mandati da un cliente, con lo stato di ciascuno e il tipo riconosciuto.',
  title: 'clienti/0214/in arrivo',
  groups: [
    {
      files: [
        { name: 'scansione_0412.pdf', detail: 'lettera', state: fileStates.indexed },
        { name: 'allegato (3).pdf', detail: 'verbale', state: fileStates.indexed },
        { name: 'fattura luglio.pdf', detail: 'fattura', state: fileStates.indexed },
        { name: 'ricevuta-foto.pdf', detail: 'la pagina 2 non si legge', state: fileStates.review },
      ],
    },
  ],
};

export const advice: OwnAdviceCopy = {
  caption: 'Una domanda di oggi e la circolare dello studio che vi risponde, con il passo segnato.',
  questionLabel: 'Domanda',
  question: 'Il cliente vende il macchinario agevolato. Che cosa gli avevamo scritto?',
  date: 'Circolare dello studio, 18 gennaio 2022',
  found: {
    file: 'circolare-clienti-01.docx',
    place: 'pag. 2',
    passage:
      'Se il bene ==è ceduto prima del termine di legge==, il suo costo esce dalla base del credito d’imposta. Quanto è già compensato in più ==si riversa, senza sanzioni né interessi==.',
  },
  warning: 'È quanto avevate scritto allora. Se la norma è ancora quella lo verifica chi firma.',
};

export const draft: DraftReplyCopy = {
  caption:
    'Bozza della risposta all’ufficio: ogni frase rinvia al documento da cui viene; il punto 3, senza documenti, resta da scrivere.',
  title: 'Risposta all’invito, bozza',
  paragraphs: [
    {
      text: 'Punto 1. Le somme sono un finanziamento dei soci, infruttifero e rimborsabile a richiesta.',
      sources: [1],
    },
    { text: 'Punto 2. La consulenza riguarda il collaudo della linea di taglio.', sources: [2, 3] },
  ],
  gap: 'Punto 3. Nessun documento: lo scrivete voi.',
  sourcesLabel: 'Fonti',
  sources: [
    { file: 'libro-decisioni-soci.pdf', place: 'pag. 14' },
    { file: 'offerta-collaudo.pdf', place: 'pag. 2' },
    { file: 'fattura-118.pdf', place: 'pag. 1' },
  ],
};

export const access: { matrix: RoleMatrixCopy; log: string } = {
  matrix: {
    caption: 'Chi può aprire i fascicoli di due clienti concorrenti e le carte dello studio.',
    rowHeading: 'Chi',
    roles: ['Cliente 0214', 'Cliente 0377', 'Carte dello studio'],
    rows: [
      { action: 'Socia', note: 'Responsabile', grants: ['yes', 'yes', 'yes'] },
      { action: 'Contabile', note: 'Collaboratore', grants: ['yes', 'no', 'no'] },
      { action: 'Praticante', note: 'Lettore', grants: ['yes', 'no', 'no'] },
    ],
    legend: { yes: 'apre', no: 'non vede' },
  },
  log: '16:05 ACCESS_DENIED praticante.1 10.0.2.31 clienti/0377',
};
