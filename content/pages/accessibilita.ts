import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/accessibilita',
  label: 'Accessibilità',
  title: 'Dichiarazione di accessibilità',
  description:
    'Quanto questo sito è accessibile secondo le WCAG 2.2, che cosa abbiamo provato e come, i limiti che conosciamo e come segnalarci un problema.',
  noClosingBand: true,
  updated: '2026-11-28',
};

export const intro =
  'Questo sito deve poterlo usare chiunque: con la tastiera, con un lettore di schermo, con il testo ingrandito, senza JavaScript. Qui trovate fin dove siamo arrivati, e a chi segnalare ciò che non funziona.';
