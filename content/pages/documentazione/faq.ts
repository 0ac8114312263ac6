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
