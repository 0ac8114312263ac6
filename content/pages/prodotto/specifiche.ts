import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/specifiche',
  label: 'Specifiche tecniche',
  title: 'Specifiche tecniche: architettura e accesso',
  description:
    'Opzioni di accesso, tecnologie, collegamento ad Active Directory e conformità al GDPR: le specifiche per chi deve installare.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
