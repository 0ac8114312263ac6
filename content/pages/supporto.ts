import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/supporto',
  label: 'Supporto',
  title: 'Centro supporto: guide, FAQ e assistenza',
  description:
    'Documentazione, tutorial, risposte alle domande frequenti e contatti dell’assistenza tecnica della piattaforma documentale.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
