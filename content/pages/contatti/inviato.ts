import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/contatti/inviato',
  label: 'Messaggio inviato',
  title: 'Il vostro messaggio è arrivato',
  description:
    'Conferma di ricezione del messaggio inviato dalla pagina dei contatti: vi rispondiamo entro 24 ore nei giorni lavorativi.',
  parents: ['/', '/contatti'],
  closingBand: false,
  index: false,
  updated: '2026-11-21',
};
