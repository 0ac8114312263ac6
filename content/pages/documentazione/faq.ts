import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/documentazione/faq',
  label: 'Domande frequenti',
  title: 'Domande frequenti sulla piattaforma',
  description:
    'Risposte su prodotto, account e licenze, funzionalità, integrazione e sicurezza della piattaforma documentale on-premise.',
  parents: ['/', '/documentazione'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const head = {
  title: 'Domande frequenti',
  lead: 'Risposte brevi, per argomento. Ogni risposta ha un indirizzo suo: potete mandarlo a un collega.',
};

export const words = {
  categories: 'Argomenti',
  /** Link in an answer to its own address. */
  anchor: 'Indirizzo di questa risposta',
};

export const onward = {
  margin: 'Ancora',
  title: 'La risposta non c’è?',
  links: [
    { label: 'Altre domande tecniche', href: '/supporto#faq' },
    { label: 'Le guide', href: '/documentazione' },
    { label: 'Scriveteci', href: '/contatti' },
  ],
};
