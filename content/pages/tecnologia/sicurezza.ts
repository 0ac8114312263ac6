import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/sicurezza',
  label: 'Sicurezza e privacy',
  title: 'Sicurezza e privacy dei documenti on-premise',
  description:
    'Privacy by design, controllo degli accessi per ruolo e registro delle operazioni: come restano protetti i documenti sui vostri server.',
  parents: ['/', '/tecnologia'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};
