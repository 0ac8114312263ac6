import type { FileListCopy } from '@/components/pictures/file-list';
import type { AccuracyMeasuresCopy } from '@/components/tecnologia/ocr/accuracy-measures';
import type { ScanReadingCopy } from '@/components/tecnologia/ocr/scan-reading';
import type { PageStagesCopy } from '@/components/tecnologia/ocr/staged-page';
import { evidence } from '@/content/evidence';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { queueFiles, scannedDeed, stagedPage } from '@/content/samples/ocr';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/ocr',
  label: 'OCR',
  title: 'OCR: dalla scansione al testo ricercabile',
  description:
    'Scansioni, fax e fotografie salvati in PDF diventano testo da cercare e citare: come lavora l’OCR, in quante lingue e con quale precisione.',
  updated: '2026-11-28',
  related: ['/tecnologia/ricerca', '/documentazione/gestione-documenti'],
};

export const head = {
  title: 'Dall’immagine di un foglio al suo testo, parola per parola',
  intro:
    'Per un computer una scansione è una fotografia: nessuna ricerca la trova. L’OCR ne legge le parole e ricorda dove stanno. Dove non è sicuro, lo segnala.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' } satisfies Link,
  more: { label: 'Come legge', href: '#lettura' } satisfies Link,
};

export const scan: { title: string; picture: ScanReadingCopy } = {
  title: 'Un atto battuto a macchina, e ciò che l’OCR ne ha letto',
  picture: {
    ...scannedDeed,
    caption:
      'Un atto di compravendita dattiloscritto, storto sul vetro dello scanner, con un numero scritto a penna e un timbro. Accanto, il testo letto: ogni parola ha il suo riquadro sul foglio, e due parole sono segnate come incerte.',
    textLabel: 'Testo letto',
    confidenceLabel: 'certezza',
    doubts: [
      {
        word: '4187',
        text: 'è scritto a penna: la lettura resta incerta. Il numero letto va confrontato con l’immagine.',
      },
      {
        word: 'levante',
        text: 'sta sotto il timbro. La parola è probabile, e il numero accanto dice quanto.',
      },
    ],
  },
};

export const reading = {
  id: 'lettura',
  eyebrow: 'Come legge',
  title: 'Prima guarda la pagina, poi la legge',
  plan: `colonne e tabelle ${planTags.Professional}`,
  intro: 'Un bilancio letto riga per riga, da un margine all’altro, diventa un miscuglio.',
  stages: {
    sample: stagedPage,
    stages: [
      {
        stage: 'straightened',
        title: 'Raddrizza',
        text: 'Trova i bordi e toglie l’inclinazione.',
      },
      {
        stage: 'divided',
        title: 'Divide',
        text: 'Riconosce colonne e tabelle: la cifra resta nella riga della sua voce.',
        legend: [
          { letter: 'A', name: 'titolo' },
          { letter: 'B', name: 'colonne' },
          { letter: 'C', name: 'tabella' },
          { letter: 'D', name: 'timbro' },
        ],
      },
      {
        stage: 'read',
        title: 'Legge',
        text: 'Ogni parola riceve il suo testo, il suo posto e un grado di certezza.',
      },
      {
        stage: 'classified',
        title: 'Classifica',
        text: 'Dal testo capisce che documento è. Il tipo diventa un filtro di ricerca.',
      },
    ],
  } satisfies PageStagesCopy,
};

const { product, technology } = figures.ocr;

export const accuracy: AccuracyMeasuresCopy = {
  evidence: evidence.accuracy,
  id: 'precisione',
  eyebrow: 'Precisione',
  title: 'Due misure per due tipi di materiale',
  intro: offer.handwriting,
  measures: [
    {
      title: 'Solo stampa',
      text: 'Pagine uscite da una tipografia o da una stampante.',
      limit: 'oltre il',
      accuracy: product.accuracy,
      languages: {
        limit: 'oltre',
        value: String(product.languages),
        text: `lingue: ${product.named.join(', ')} e altre ${product.others}.`,
      },
    },
    {
      title: 'Un archivio com’è',
      text: 'Stampa, dattiloscritti, fax, fotografie e fogli timbrati.',
      limit: 'oltre il',
      accuracy: technology.accuracy,
      languages: {
        limit: 'oltre',
        value: String(technology.languages),
        text: 'lingue, se si contano anche le scritture storiche.',
      },
    },
  ],
};

export const queue: { id: string; eyebrow: string; title: string; intro: string; copy: FileListCopy } = {
  id: 'da-rivedere',
  eyebrow: 'Quando non riesce',
  title: 'Un foglio illeggibile non sparisce',
  intro:
    'Resta in elenco, «da rivedere», e il file non si tocca. Chi gestisce la cartella guarda la pagina e decide se rifare la scansione.',
  copy: {
    title: 'Documenti',
    columns: { file: 'File', state: 'Stato' },
    groups: [{ files: queueFiles }],
    caption: 'L’elenco dei documenti durante la prima lettura. File inventati.',
  },
};

export const faq = { id: 'domande', eyebrow: 'Domande', title: 'Prima di scansionare' };
