import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/ai',
  label: 'AI documentale',
  title: 'AI e LLM on-premise per i documenti',
  description:
    'Modelli linguistici che leggono contratti, riassumono fascicoli e rispondono con la fonte, eseguiti sulla vostra infrastruttura.',
  keywords: ['AI documentale', 'LLM on-premise', 'intelligenza artificiale per documenti', 'analisi dei contratti'],
  canonical: '/tecnologia/ai/',
  parents: ['/', '/tecnologia'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
