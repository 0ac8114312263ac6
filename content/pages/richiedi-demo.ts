import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/richiedi-demo',
  label: 'Richiedi una demo',
  title: 'Richiedete una demo personalizzata',
  description:
    'Trenta giorni di demo gratuita, senza carta di credito, sui vostri documenti e sui vostri server. Compilate il modulo: vi ricontattiamo noi.',
  parents: ['/'],
  closingBand: false,
  index: true,
  updated: '2026-11-21',
};
