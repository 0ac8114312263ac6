import type { SectorEntry } from '@/components/soluzioni/sector-directory';

/** The sectors in the order of the footer: the link of menus, and the row of the index on /soluzioni. */
export const sectorEntries = {
  accountants: {
    link: { label: 'Commercialisti', href: '/soluzioni/commercialisti' },
    outcome: 'Bilanci, dichiarazioni e lettere dei clienti. Una sola ricerca li legge tutti.',
    question: 'Quali clienti hanno debiti garantiti da ipoteca?',
    document: {
      file: 'nota-integrativa.pdf',
      place: 'pag. 9',
      passage:
        'Il mutuo residuo ==è assistito da garanzia sull’immobile sociale== di cui al punto precedente.',
    },
  },
  legal: {
    link: { label: 'Studi legali', href: '/soluzioni/legale' },
    outcome: 'Precedenti con la pagina da citare, clausole rischiose, versioni a confronto.',
    question: 'Il conduttore può andarsene prima della scadenza?',
    document: {
      file: 'locazione-negozio-bozza3.docx',
      place: 'art. 5',
      passage:
        'È ammesso il recesso ==per gravi motivi, con preavviso di sei mesi== dato per raccomandata.',
    },
  },
  labour: {
    link: { label: 'Consulenti del lavoro', href: '/soluzioni/consulenti-lavoro' },
    outcome:
      'Contratti collettivi, circolari e pratiche del personale. La regola nuova accanto a quella di prima.',
    question: 'Quanto preavviso spetta a un impiegato con sei anni di servizio?',
    document: {
      file: 'accordo-di-rinnovo.pdf',
      place: 'art. 41',
      passage: 'Per il quarto livello, ==compiuti i cinque anni, trenta giorni di calendario==.',
    },
  },
  companies: {
    link: { label: 'Aziende', href: '/soluzioni/aziende' },
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
  finance: {
    link: { label: 'Istituti finanziari', href: '/soluzioni/finanza' },
    outcome: 'Verifica di conformità, monitoraggio delle norme, carte pronte per l’ispezione.',
    question: 'Ogni quanto ripetiamo la verifica rafforzata?',
    document: {
      file: 'policy-antiriciclaggio-v6.pdf',
      place: 'pag. 18',
      passage:
        'Per i rapporti a rischio alto ==il riesame avviene ogni dodici mesi== o a ogni fatto nuovo.',
    },
  },
  other: {
    link: { label: 'Altri settori', href: '/soluzioni/altri-settori' },
    title: 'Archivi, enti e altri settori',
    outcome:
      'Editoria, ricerca, sanità, amministrazione pubblica e istruzione. La ricerca usa le parole del vostro campo.',
    question: 'Che cosa conserviamo sul vecchio ponte?',
    document: {
      file: 'deliberazioni-1951.pdf',
      place: 'pag. 31',
      passage: 'Si approva la spesa ==per rifare le due arcate verso il mulino==, secondo i disegni uniti.',
    },
  },
} satisfies Record<string, SectorEntry>;
