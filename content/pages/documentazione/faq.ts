import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/documentazione/faq',
  label: 'Domande frequenti',
  title: 'Domande frequenti sulla piattaforma',
  description:
    'Risposte su prodotto, account e licenze, funzionalità, integrazione e sicurezza della piattaforma che cerca e legge i documenti.',
  updated: '2026-11-24',
  related: ['/supporto', '/documentazione', '/contatti'],
};

export const head = {
  title: 'Domande frequenti',
  intro: 'Risposte brevi, per argomento. Ogni risposta ha un link, da mandare a un collega o a chi decide.',
};

export const list = {
  categories: 'Argomenti',
  /** Text of the link from an answer to its own anchor. */
  anchor: 'Link a questa risposta',
};
