import type { RefusalSample } from '@/components/home/feature-samples';

/** Three lines of an access log. Users and documents are invented. */
export const refusedAccess: RefusalSample = {
  kind: 'refusal',
  label: 'Tre righe del registro di audit, l’ultima negata',
  lines: [
    {
      time: '09:41:07',
      event: 'SEARCH',
      user: 'socio.1',
      document: '«perizia di stima»',
      outcome: 'riuscito',
      refused: false,
    },
    {
      time: '09:41:22',
      event: 'VIEW',
      user: 'socio.1',
      document: 'perizia-218.pdf',
      outcome: 'riuscito',
      refused: false,
    },
    {
      time: '09:58:40',
      event: 'ACCESS_DENIED',
      user: 'praticante.2',
      document: 'perizia-218.pdf',
      outcome: 'negato',
      refused: true,
    },
  ],
};
