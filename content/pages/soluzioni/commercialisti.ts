import type { SectorHeadCopy } from '@/components/sections/sector-head';
import type { PracticeTasksCopy } from '@/components/soluzioni/commercialisti/practice-tasks';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/commercialisti',
  label: 'Commercialisti',
  title: 'AI documentale per commercialisti',
  description:
    'Bilanci, F24, verbali e lettere di ogni cliente in un solo archivio: chiedete in italiano e trovate il passo che risponde. On-premise con Enterprise.',
  fill: { settore: 'studio-commercialista' },
  updated: '2026-11-24',
  related: [
    '/prezzi',
    '/prova/archivio',
    '/documentazione/gestione-documenti',
    '/soluzioni/consulenti-lavoro',
  ],
};

export const head: SectorHeadCopy = {
  title: 'Una ricerca nelle carte di tutti i clienti dello studio commercialista',
  intro:
    'Un cliente vi gira l’invito dell’ufficio. La piattaforma cerca nel fascicolo e mostra, punto per punto, il passo che risponde. Dove non ne trova, lo dice.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  contact: { label: 'Parliamone insieme', href: '/contatti' },
  prices: offer.sectorPrices,
};

export const challenges = {
  eyebrow: 'Le difficoltà',
  title: 'Le frasi che fermano lo studio',
  items: [
    {
      title: '«Questa domanda ce l’aveva già fatta.»',
      text: 'La risposta è in una lettera di anni fa. Rifarla da capo costa più che trovarla, se si trova.',
    },
    {
      title: '«Quel cliente lo seguiva una collega.»',
      text: 'Sapeva lei dove stava ogni carta. Le cartelle le ha chiamate a modo suo.',
    },
    {
      title: '«Mandi tutto, poi guardiamo.»',
      text: 'Arrivano foto, allegati e scansioni storte. Qualcuno deve aprirli uno per uno.',
    },
    {
      title: '«Chi ha aperto quella pratica?»',
      text: 'Due clienti concorrenti, un solo server. A questa domanda bisogna poter rispondere.',
    },
  ],
};

export const solutions: PracticeTasksCopy = {
  id: 'soluzioni',
  eyebrow: 'Le risposte',
  title: 'Quattro lavori dello studio, un solo archivio',
  plan: `tabelle, norme, bozze e confronti ${planTags.Professional}, cartelle sorvegliate ${planTags.Enterprise}`,
  example: 'Un esempio',
  tasks: [
    {
      id: 'adempimenti',
      title: 'Adempimenti e scadenze',
      items: [
        {
          title: 'I file nuovi si leggono da soli',
          text: 'La piattaforma sorveglia le cartelle dei clienti; su un’istanza ospitata i file si caricano. Ognuno prende il suo tipo.',
        },
        {
          title: 'Date e importi in tabella',
          text: 'Rate, scadenze e somme, con la pagina accanto a ogni riga.',
        },
      ],
    },
    {
      id: 'consulenza',
      title: 'Consulenza',
      items: [
        {
          title: 'I vostri pareri, ritrovati',
          text: 'La ricerca trova la circolare anche se allora l’avete scritta con altre parole.',
        },
        {
          title: 'Norme che cambiano',
          text: 'Il monitoraggio segue i testi di legge che tenete in archivio, e mostra quali carte ne sono toccate.',
        },
      ],
    },
    {
      id: 'controlli',
      title: 'Controlli e contenzioso',
      items: [
        {
          title: 'La risposta, punto per punto',
          text: 'La bozza cita le fonti, e le frasi senza fonte sono segnate.',
        },
        {
          title: 'Documenti a confronto',
          text: 'Due bilanci, due contratti, due versioni di un verbale: le differenze sono segnate.',
        },
      ],
    },
    {
      id: 'segreto',
      title: 'Segreto professionale',
      items: [
        {
          title: 'Ogni cliente, soltanto a chi lo segue',
          text: 'I permessi valgono per cartella e per documento.',
        },
        {
          title: 'Ogni accesso, scritto',
          text: 'Il registro di audit dice chi ha aperto che cosa, o ci ha provato.',
        },
      ],
    },
  ],
};

const { accountants, accountantsQuickStart } = figures.implementation;

export const start = {
  eyebrow: 'Tempi',
  title: 'Quanto tempo serve per cominciare',
  intro: offer.accountantsQuickStart,
  calendar: {
    times: [
      {
        name: 'Progetto completo',
        value: accountants,
        text: 'Tutti i clienti, con i permessi e i tipi di documento dello studio.',
      },
      {
        name: 'Quick Start',
        value: accountantsQuickStart,
        text: 'Per cominciare da una cartella, con tipi e permessi.',
      },
    ],
    legend: { sure: 'una settimana, come minimo', possible: 'una settimana in più, se serve' },
  },
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Quello che un commercialista chiede per primo',
};
