import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prezzi',
  label: 'Prezzi',
  title: 'Piani e prezzi trasparenti',
  description:
    'Tre piani, il prezzo per utente al mese IVA esclusa, che cosa è compreso e che cosa no. Prova gratuita di 30 giorni senza carta di credito.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
