import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia',
  label: 'Tecnologia',
  title: 'La tecnologia: dal foglio alla risposta',
  description:
    'OCR, ricerca semantica, modelli linguistici e sicurezza: le quattro parti della piattaforma e come lavorano insieme, sui vostri server.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
