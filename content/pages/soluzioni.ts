import type { SectorDirectoryCopy } from '@/components/soluzioni/sector-directory';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { sectorEntries } from '@/content/sectors';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni',
  label: 'Soluzioni',
  title: 'Soluzioni per studi, aziende e istituti',
  description:
    'Studi legali, commercialisti, consulenti del lavoro, aziende, banche e altri settori: da quale documento si parte e che cosa si ottiene.',
  updated: '2026-11-24',
};

export const head = {
  title: 'Ogni mestiere ha il suo documento',
  intro:
    'Cambiano le carte e le domande. Il modo di lavorare è uno: si chiede in italiano, si riceve il passo che risponde. Si cerca in ogni piano; clausole, confronti e monitoraggio dal piano Professional, le vostre parole da Enterprise.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo' },
};

const { legal, ...others } = sectorEntries;

export const directory: SectorDirectoryCopy = {
  label: 'Indice dei settori',
  columns: { sector: 'Settore', question: 'La domanda', document: 'Il documento che risponde' },
  entries: [legal, ...Object.values(others)],
};

export const start = {
  eyebrow: 'Tempi',
  title: 'Quanto tempo serve per cominciare',
  intro: `${offer.start} Il progetto con noi, facoltativo e su preventivo, dura:`,
  times: [
    {
      name: 'Quick Start',
      value: figures.implementation.quickStart,
      text: 'Per cominciare subito, dalle cartelle di un ufficio.',
    },
    {
      name: 'Progetto standard',
      value: figures.implementation.standard,
      text: 'Il percorso consueto, con utenti e permessi.',
    },
    {
      name: 'Progetto complesso',
      value: figures.implementation.complex,
      text: 'Quando servono integrazioni e modelli su misura.',
    },
    {
      name: 'Commercialisti',
      value: figures.implementation.accountants,
      text: `Progetto completo. Con il Quick Start bastano ${figures.implementation.accountantsQuickStart}, compresi i tipi fiscali, dal piano Professional, e i permessi per cliente.`,
    },
  ],
  legend: { sure: 'una settimana, come minimo', possible: 'una settimana in più, se serve' },
  contact: { label: 'Il vostro settore non c’è? Scriveteci', href: '/contatti' } satisfies Link,
};
