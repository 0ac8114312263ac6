import type { Link } from '@/lib/schema/page';

/** Links to the pages of the sectors, with the names that menus and indexes show. */
export const sectorLinks = {
  accountants: { label: 'Commercialisti', href: '/soluzioni/commercialisti' },
  legal: { label: 'Studi legali', href: '/soluzioni/legale' },
  labour: { label: 'Consulenti del lavoro', href: '/soluzioni/consulenti-lavoro' },
  companies: { label: 'Aziende', href: '/soluzioni/aziende' },
  finance: { label: 'Istituti finanziari', href: '/soluzioni/finanza' },
  other: { label: 'Altri settori', href: '/soluzioni/altri-settori' },
} satisfies Record<string, Link>;
