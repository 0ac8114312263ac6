import type { SectorDirectoryCopy } from '@/components/soluzioni/sector-directory';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { sectorLinks } from '@/content/sector-links';
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

export const directory: SectorDirectoryCopy = {
  label: 'Indice dei settori',
  columns: { sector: 'Settore', question: 'La domanda', document: 'Il documento che risponde' },
  entries: [
    {
      link: sectorLinks.legal,
      outcome: 'Precedenti con la pagina da citare, clausole rischiose, versioni a confronto.',
      question: 'Il conduttore può andarsene prima della scadenza?',
      document: {
        file: 'locazione-negozio-bozza3.docx',
        place: 'art. 5',
        passage:
          'È ammesso il recesso ==per gravi motivi, con preavviso di sei mesi== dato per raccomandata.',
      },
    },
    {
      link: sectorLinks.accountants,
      outcome: 'Bilanci, dichiarazioni e lettere dei clienti. Una sola ricerca li legge tutti.',
      question: 'Quali clienti hanno debiti garantiti da ipoteca?',
      document: {
        file: 'nota-integrativa.pdf',
        place: 'pag. 9',
        passage:
          'Il mutuo residuo ==è assistito da garanzia sull’immobile sociale== di cui al punto precedente.',
      },
    },
    {
      link: sectorLinks.labour,
      outcome:
        'Contratti collettivi, circolari e pratiche del personale. La regola nuova accanto a quella di prima.',
      question: 'Quanto preavviso spetta a un impiegato con sei anni di servizio?',
      document: {
        file: 'accordo-di-rinnovo.pdf',
        place: 'art. 41',
        passage: 'Per il quarto livello, ==compiuti i cinque anni, trenta giorni di calendario==.',
      },
    },
    {
      link: sectorLinks.companies,
      outcome:
        'Procedure, offerte, manuali e contratti in una sola ricerca. Ognuno trova soltanto ciò che gli avete aperto.',
      question: 'Chi autorizza un reso fuori termine?',
      document: {
        file: 'procedura-resi-rev4.docx',
        place: 'punto 5.2',
        passage:
          'Oltre i trenta giorni ==decide il responsabile di area==, che ne informa l’amministrazione.',
      },
    },
    {
      link: sectorLinks.finance,
      outcome: 'Verifica di conformità, monitoraggio delle norme, carte pronte per l’ispezione.',
      question: 'Ogni quanto ripetiamo la verifica rafforzata?',
      document: {
        file: 'policy-antiriciclaggio-v6.pdf',
        place: 'pag. 18',
        passage:
          'Per i rapporti a rischio alto ==il riesame avviene ogni dodici mesi== o a ogni fatto nuovo.',
      },
    },
    {
      link: { label: 'Archivi, enti e altri settori', href: sectorLinks.other.href },
      outcome:
        'Editoria, ricerca, sanità, amministrazione pubblica e istruzione. La ricerca usa le parole del vostro campo.',
      question: 'Che cosa conserviamo sul vecchio ponte?',
      document: {
        file: 'deliberazioni-1951.pdf',
        place: 'pag. 31',
        passage: 'Si approva la spesa ==per rifare le due arcate verso il mulino==, secondo i disegni uniti.',
      },
    },
  ],
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
