import { figures } from '@/content/figures';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/contatti/inviato',
  label: 'Messaggio inviato',
  title: 'Il vostro messaggio è arrivato',
  description: `Conferma di ricezione del messaggio inviato dalla pagina dei contatti: vi rispondiamo entro ${figures.replyHours} ore, nei giorni lavorativi.`,
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-23',
};
