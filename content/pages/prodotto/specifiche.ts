import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

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

export const copy: ShortPageCopy = {
  title: 'Specifiche tecniche per chi deve installare',
  lead: 'Che cosa serve al server, come si accede e a che cosa si collega la piattaforma.',
  lists: [
    {
      id: 'specifiche',
      margin: 'Specifiche',
      title: 'Server, accesso, formati',
      items: [
        {
          term: 'Server, requisiti minimi',
          text: `${claims.server.cores} core, ${claims.server.memory}, disco da ${claims.server.disk}, banda di ${claims.server.bandwidth}.`,
        },
        { term: 'Sistemi operativi del server', text: `${claims.server.systems.join(', ')}.` },
        {
          term: 'Accesso',
          text: 'On-premise con il client desktop, oppure dal browser. Utenti e gruppi arrivano da LDAP o Active Directory.',
        },
        { term: 'Formati letti', text: `${claims.formats.join(', ')}.` },
        {
          term: 'Tempi',
          text: `${claims.indexing.pages} pagine indicizzate in meno di ${claims.indexing.under}. Risposta a una ricerca in media sotto i ${claims.queryMilliseconds} ms.`,
        },
      ],
    },
  ],
  onward: [
    { label: 'Sicurezza e conformità', href: '/tecnologia/sicurezza' },
    { label: 'Riferimento delle API', href: '/documentazione/api-reference' },
  ],
};
