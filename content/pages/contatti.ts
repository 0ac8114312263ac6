import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/contatti',
  label: 'Contatti',
  title: 'Contatti: scriveteci o telefonate',
  description:
    'Scriveteci o telefonateci: rispondiamo ai messaggi entro 24 ore. Indirizzo della sede di Milano, telefono, orari e modulo di contatto.',
  parents: ['/'],
  closingBand: false,
  index: true,
  updated: '2026-11-21',
};
