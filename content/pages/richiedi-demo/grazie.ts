import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/richiedi-demo/grazie',
  label: 'Richiesta ricevuta',
  title: 'La vostra richiesta di demo è arrivata',
  description:
    'Conferma di ricezione della richiesta di demo personalizzata: vi ricontattiamo per concordare giorno e documenti da usare.',
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-23',
};
