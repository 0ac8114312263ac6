import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/soluzioni/commercialisti',
  label: 'Commercialisti',
  title: 'AI documentale per commercialisti',
  description:
    'Bilanci, dichiarazioni, circolari e corrispondenza dei clienti in un solo archivio da interrogare in italiano, sui server dello studio.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Lo studio ritrova ogni carta del cliente',
  lead: 'Bilanci, dichiarazioni, circolari e corrispondenza in un solo archivio. Si interroga in italiano e resta sui server dello studio.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  lists: [
    {
      id: 'studio',
      margin: 'Per lo studio',
      title: 'Che cosa cambia nel lavoro di ogni giorno',
      items: [
        {
          term: 'Classificazione automatica',
          text: 'Ogni documento che entra è riconosciuto per tipo: bilancio, dichiarazione, circolare, lettera.',
        },
        {
          term: 'Ricerca per significato',
          text: 'Si chiede la regola o il caso. Non serve ricordare il nome del file.',
        },
        {
          term: 'Scansioni comprese',
          text: 'L’OCR legge anche i fascicoli di carta, così entrano nella stessa ricerca.',
        },
        {
          term: 'Avvio',
          text: `${claims.implementation.accountants}, oppure Quick Start in ${claims.implementation.accountantsQuickStart}.`,
        },
      ],
    },
  ],
  onward: [
    { label: 'Piani e prezzi', href: '/prezzi' },
    { label: 'Contatti', href: '/contatti' },
  ],
};
