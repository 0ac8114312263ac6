import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/soluzioni/finanza',
  label: 'Istituti finanziari',
  title: 'AI documentale per banche e finanza',
  description:
    'Verifica di conformità, monitoraggio normativo e preparazione degli audit sui documenti dell’istituto, senza portarli fuori dalla rete.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'La conformità si prova con i documenti',
  lead: 'Policy, contratti, verbali e comunicazioni di vigilanza. La piattaforma li legge dentro la rete dell’istituto e trova quello che l’audit chiede.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  lists: [
    {
      id: 'banche',
      margin: 'Per l’istituto',
      title: 'Che cosa cambia nei controlli',
      items: [
        {
          term: 'Monitoraggio normativo',
          text: `Oltre ${claims.finance.jurisdictions} giurisdizioni seguite.`,
        },
        { term: 'Efficienza della conformità', text: `Migliora del ${claims.finance.complianceGain}.` },
        { term: 'Costi operativi documentali', text: `Si riducono del ${claims.finance.costReduction}.` },
        { term: 'Ritorno dell’investimento', text: `In ${claims.finance.returnMonths}.` },
        {
          term: 'Il caso di una banca',
          text: `Revisione da ${claims.caseStudyBank.review.before} a ${claims.caseStudyBank.review.after}. Preparazione dell’audit da ${claims.caseStudyBank.audit.before} a ${claims.caseStudyBank.audit.after}.`,
        },
      ],
    },
  ],
  onward: [
    { label: 'Sicurezza e privacy', href: '/tecnologia/sicurezza' },
    { label: 'Contatti', href: '/contatti' },
  ],
};
