import { claims } from '@/content/claims';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/chi-siamo',
  label: 'Chi siamo',
  title: 'Chi siamo: una software house italiana',
  description:
    'Missione, storia, valori e sedi di chi progetta la piattaforma: una software house italiana a Milano e Cagliari, dal 2002.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Scriviamo programmi per chi lavora con i documenti',
  lead: 'Siamo una software house italiana. Crediamo che i documenti di un’organizzazione debbano restare sotto il suo controllo.',
  lists: [
    {
      id: 'azienda',
      margin: 'Chi siamo',
      title: 'Che cosa facciamo, da quando e dove',
      items: [
        {
          term: 'Missione',
          text: 'Portare la ricerca e l’intelligenza artificiale dove stanno i documenti, e non il contrario.',
        },
        {
          term: 'Storia',
          text: `Il nostro percorso comincia nel ${claims.history.from} e arriva alla piattaforma di oggi.`,
        },
        { term: 'Milano', text: `${site.addresses.head.name} e ${site.addresses.sales.name.toLowerCase()}.` },
        { term: 'Cagliari', text: `${site.addresses.research.name}.` },
      ],
    },
  ],
  onward: [
    { label: 'Diventare partner', href: '/partner' },
    { label: 'Contatti', href: '/contatti' },
  ],
};
