import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/prodotto/desktop',
  label: 'Interfaccia desktop',
  title: 'Client desktop per Windows, macOS e Linux',
  description:
    'Il client nativo per Windows, macOS e Linux: bacheca, ricerca avanzata, visualizzatore e pannello AI, con i requisiti di sistema.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Il client desktop per Windows, macOS e Linux',
  lead: 'Un programma nativo, installato sul computer di chi lavora con i documenti tutto il giorno.',
  lists: [
    {
      id: 'schermate',
      margin: 'Schermate',
      title: 'Quattro schermate, un solo archivio',
      items: [
        {
          term: 'Bacheca principale',
          text: 'Il punto di partenza: da qui si apre l’archivio e si comincia una ricerca.',
        },
        {
          term: 'Ricerca avanzata',
          text: 'Per significato, per parole esatte o con entrambi i metodi insieme.',
        },
        {
          term: 'Visualizzatore',
          text: 'Il documento si legge accanto ai risultati, alla pagina che serve.',
        },
        { term: 'Pannello AI', text: 'Riassunti, domande e confronti sul documento che avete aperto.' },
      ],
    },
    {
      id: 'requisiti-sistema',
      margin: 'Requisiti',
      title: 'Requisiti di sistema',
      items: [
        { term: 'Sistema operativo', text: `${claims.desktop.systems.join(', ')}.` },
        { term: 'Processore', text: `${claims.desktop.processor}.` },
        { term: 'Memoria', text: `Almeno ${claims.desktop.memory}.` },
        { term: 'Rete', text: `${claims.desktop.connection}.` },
      ],
    },
  ],
  onward: [
    { label: 'L’interfaccia web', href: '/prodotto/web' },
    { label: 'Specifiche tecniche', href: '/prodotto/specifiche' },
  ],
};
