import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/',
  label: 'Home',
  title: 'Ricerca e AI documentale on-premise',
  description:
    'Ponete una domanda ai vostri documenti e leggete la risposta con il passo che la prova. Tutto sui vostri server. Demo gratuita di 30 giorni.',
  parents: [],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
