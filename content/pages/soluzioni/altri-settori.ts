import type { SectorHeadCopy } from '@/components/sections/sector-head';
import { evidence } from '@/content/evidence';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { tileDocuments } from '@/content/samples/altri-settori';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/altri-settori',
  label: 'Altri settori',
  title: 'Altri settori: editoria, ricerca, archivi',
  description:
    'Editoria, ricerca, archivi, società, sanità, pubblica amministrazione, istruzione: tassonomie e modelli linguistici con le parole del vostro settore.',
  fill: { settore: 'altro' },
  updated: '2026-11-28',
  related: ['/tecnologia/ocr', '/documentazione/gestione-documenti', '/prova/archivio', '/soluzioni'],
};

const talk: Link = { label: 'Parliamone insieme', href: '/contatti' };

export const head: SectorHeadCopy = {
  title: 'Ricerca e AI nei documenti del vostro settore',
  intro:
    'Editoria, ricerca, archivi, società, sanità, enti, scuole: la stessa parola cambia senso da un settore all’altro, e la ricerca si adatta alle vostre.',
  action: talk,
  contact: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  prices: offer.sectorPrices,
};

export const sectors = {
  eyebrow: 'I settori',
  title: 'Quattro settori, quattro documenti',
  questionLabel: 'Si chiede',
  tiles: [
    {
      id: 'editoria',
      name: 'Editoria',
      text: 'Bozze, contratti d’autore, cataloghi, cessioni di diritti.',
      ...tileDocuments.publishing,
    },
    {
      id: 'ricerca',
      name: 'Ricerca',
      text: `Quaderni, protocolli, articoli e relazioni di progetto letti insieme, in oltre ${figures.multilingualSearchLanguages} lingue.`,
      ...tileDocuments.research,
    },
    {
      id: 'archivi',
      name: 'Archivi',
      text: 'Inventari, registri, regesti e carte scansionate.',
      ...tileDocuments.archives,
    },
    {
      id: 'societa',
      name: 'Società e gruppi',
      text: 'Verbali, deleghe, patti e relazioni. Ogni organo trova soltanto le sue carte.',
      ...tileDocuments.corporate,
    },
  ],
  others: {
    label: 'E anche',
    items: [
      { name: 'Sanità', text: 'Protocolli, linee guida, consensi.' },
      { name: 'Pubblica amministrazione', text: 'Delibere, determine, bandi, protocollo.' },
      { name: 'Istruzione', text: 'Verbali, regolamenti, piani e tesi.' },
    ],
  },
};

export const timeSaved = {
  evidence: evidence.timeSaved,
  eyebrow: 'Il tempo',
  before: 'Fino al',
  value: figures.crossSectorTimeSaved,
  after: 'di tempo in meno per cercare e gestire i documenti',
  note: 'Dipende dall’archivio da cui si parte.',
};

export const semantics = {
  eyebrow: 'Le vostre parole',
  title: 'La ricerca usa il vostro vocabolario',
  plan: planTags.Enterprise,
  intro:
    'Una tassonomia dice quali parole valgono la stessa cosa, e quali no. Con un modello linguistico su misura, fatto con i vostri esempi, la ricerca segue il vostro vocabolario: è la personalizzazione semantica.',
};

export const challenges = {
  eyebrow: 'Difficoltà e risposte',
  title: 'Che cosa accomuna settori lontani',
  plan: `on-premise ${planTags.Enterprise}`,
  columns: ['La difficoltà', 'La risposta'] as const,
  items: [
    {
      challenge: 'Le carte più preziose sono immagini',
      solution: {
        title: 'OCR',
        text: `Stampa e dattiloscritti diventano testo, in oltre ${figures.ocr.technology.languages} lingue, contando le scritture storiche.`,
      },
    },
    {
      challenge: 'I file durano più di chi li ha ordinati',
      solution: {
        title: 'Documenti in ordine per tipo',
        text: 'E il registro dice chi li ha aperti. Non è la conservazione a norma.',
      },
    },
    {
      challenge: 'Pazienti, studenti, cittadini: dati che spesso devono restare in sede',
      solution: {
        title: 'On-premise',
        text: 'Documenti, indice e modelli stanno sulla vostra infrastruttura.',
      },
    },
  ],
};

export const approach = {
  eyebrow: 'Come si fa',
  title: 'Tre fasi, e la prima è ascoltare',
  steps: [
    {
      title: 'Ascoltiamo',
      text: 'Ci mostrate le carte, le domande vere e le parole che un estraneo non capirebbe.',
    },
    {
      title: 'Adattiamo',
      text: 'Prepariamo i vostri tipi di documento e, con Enterprise, la tassonomia e il modello. Li proviamo sulle vostre domande.',
    },
    { title: 'Consegniamo', text: 'I vostri utenti cominciano a lavorarci.' },
  ],
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Che cosa chiede chi non trova il suo settore',
};
