import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/privacy',
  label: 'Privacy',
  title: 'Informativa sulla privacy',
  description:
    'Informativa sul trattamento dei dati personali di chi visita il sito, scrive, chiede una demo o si candida come partner (art. 13 GDPR).',
  closingBand: false,
  index: true,
  updated: '2026-11-23',
};

export const lead =
  'Quali dati raccoglie questo sito, a che cosa servono, chi li vede, per quanto tempo e come potete farli correggere o cancellare.';
