import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/web',
  label: 'Interfaccia web',
  title: 'Interfaccia web: dal browser, dentro la rete',
  description:
    'La stessa ricerca dal browser, dentro o fuori la rete aziendale, senza installare nulla. Browser supportati e modalità di accesso.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
