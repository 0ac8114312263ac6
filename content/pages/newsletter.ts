import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/newsletter',
  label: 'Newsletter',
  title: 'Iscrizione alla newsletter',
  description:
    'Iscrizione alla newsletter della piattaforma documentale: un’e-mail solo quando serve, disiscrizione in ogni momento.',
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-24',
};

export const head = {
  title: 'Newsletter: vi scriviamo solo quando serve',
  intro: 'Nuove funzioni, guide e normativa sui documenti. Niente altro, e non a date fisse.',
};
