import { figures } from '@/content/figures';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/partner/inviata',
  label: 'Candidatura inviata',
  title: 'La vostra candidatura è arrivata',
  description: `Conferma di ricezione della candidatura al programma partner: una prima risposta entro ${figures.partnerReplyWorkingHours} ore lavorative, poi la valutazione.`,
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-24',
};
