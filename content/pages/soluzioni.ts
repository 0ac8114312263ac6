import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni',
  label: 'Soluzioni',
  title: 'Soluzioni per studi, aziende e istituti',
  description:
    'Studi legali, commercialisti, consulenti del lavoro, aziende, banche e altri settori: da quale documento si parte e che cosa si ottiene.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
