import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/soluzioni/consulenti-lavoro',
  label: 'Consulenti del lavoro',
  title: 'AI documentale per consulenti del lavoro',
  description:
    'Contratti collettivi, circolari e pratiche dei dipendenti: risposte con la fonte, dati personali sempre dentro lo studio.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Contratti collettivi e pratiche, con la fonte accanto',
  lead: 'Si lavora con dati personali e con testi che cambiano. La piattaforma cerca negli uni e negli altri, e niente lascia lo studio.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  lists: [
    {
      id: 'consulenti',
      margin: 'Per lo studio',
      title: 'Che cosa cambia nelle pratiche',
      items: [
        {
          term: 'Monitoraggio normativo',
          text: 'Le novità di norme e circolari si leggono accanto alle pratiche che toccano.',
        },
        {
          term: 'Confronto tra versioni',
          text: 'Due versioni dello stesso contratto, una accanto all’altra, con le differenze segnate.',
        },
        {
          term: 'Dati personali in casa',
          text: 'I documenti dei dipendenti restano sui server dello studio. Ogni accesso è registrato.',
        },
        {
          term: 'Avvio',
          text: `${claims.implementation.standard} di norma, ${claims.implementation.quickStart} con Quick Start.`,
        },
      ],
    },
  ],
  onward: [
    { label: 'Sicurezza e privacy', href: '/tecnologia/sicurezza' },
    { label: 'Contatti', href: '/contatti' },
  ],
};
