import type { GuideIndexCopy } from '@/components/documentazione/guide-list';
import type { SearchFormCopy } from '@/components/ui/search-form';
import { textCopy } from '@/content/text-copy';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/documentazione',
  label: 'Documentazione',
  title: 'Documentazione: guide, tutorial e API',
  description:
    'Guide, tutorial e riferimento delle API della piattaforma: dall’installazione alla ricerca avanzata e alle integrazioni con altri sistemi.',
  updated: '2026-11-28',
  related: ['/documentazione/faq', '/supporto'],
};

export const head = {
  title: 'Documentazione',
  intro:
    'Come si installa, si usa e si collega la piattaforma che cerca nei vostri documenti: le istruzioni, gli esempi e che cosa fare quando qualcosa non va.',
};

export const search: SearchFormCopy = {
  label: 'Cerca nella documentazione',
  button: 'Cerca',
  action: '/documentazione',
};

export const index: GuideIndexCopy = { tabs: 'Tipi di pagina', groups: textCopy.groups };
