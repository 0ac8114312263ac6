import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/soluzioni/altri-settori',
  label: 'Altri settori',
  title: 'Altri settori: editoria, ricerca, archivi',
  description:
    'Editoria, ricerca, archivi, sanità, pubblica amministrazione e istruzione: come la piattaforma si adatta alle parole del vostro settore.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Ogni settore ha le sue parole. La ricerca le impara',
  lead: 'La piattaforma si adatta al lessico e agli archivi di chi la usa. Anche dove nessun programma è stato scritto apposta.',
  action: { label: 'Parliamo del vostro settore', href: '/contatti' },
  lists: [
    {
      id: 'settori',
      margin: 'Settori',
      title: 'Quattro archivi, la stessa ricerca',
      items: [
        {
          term: 'Editoria',
          text: 'Cataloghi, contratti d’autore e redazionali cercati per argomento, non per nome del file.',
        },
        { term: 'Ricerca', text: 'Articoli, protocolli e relazioni letti insieme, anche in lingue diverse.' },
        { term: 'Archivi', text: 'Fondi scansionati che diventano testo, scritture storiche comprese.' },
        {
          term: 'Grandi organizzazioni',
          text: 'Sanità, pubblica amministrazione, istruzione, gruppi d’impresa: ogni ufficio con i suoi permessi.',
        },
        {
          term: 'Il tempo',
          text: `Fino al ${claims.crossSectorTimeSaved} di tempo in meno per cercare e gestire i documenti.`,
        },
      ],
    },
  ],
  onward: [
    { label: 'Tutte le soluzioni', href: '/soluzioni' },
    { label: 'La ricerca semantica', href: '/tecnologia/ricerca' },
  ],
};
