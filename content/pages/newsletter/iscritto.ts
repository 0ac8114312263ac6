import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/newsletter/iscritto',
  label: 'Iscrizione registrata',
  title: 'La vostra iscrizione è registrata',
  description:
    'Conferma dell’iscrizione alla newsletter: la prossima lettera arriverà alla casella che ci avete indicato.',
  parents: ['/', '/newsletter'],
  closingBand: false,
  index: false,
  updated: '2026-11-21',
};
