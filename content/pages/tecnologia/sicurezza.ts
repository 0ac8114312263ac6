import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

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

export const copy: ShortPageCopy = {
  title: 'I documenti restano da voi. Anche le domande',
  lead: 'Archivio, indice e modelli stanno sulla vostra infrastruttura. Chi entra, che cosa vede e che cosa fa resta scritto.',
  lists: [
    {
      id: 'garanzie',
      margin: 'Garanzie',
      title: 'Come sono protetti i documenti',
      items: [
        {
          term: 'Privacy by design',
          text: 'La protezione dei dati è nel progetto: la piattaforma è conforme al GDPR.',
        },
        { term: 'Nessun addestramento', text: 'I vostri dati non servono ad addestrare modelli esterni.' },
        {
          term: 'Accesso per ruolo',
          text: 'Permessi per ruolo e per singolo documento, con utenti e gruppi da LDAP o Active Directory.',
        },
        {
          term: 'Registro delle operazioni',
          text: 'Accessi, ricerche, consultazioni, scaricamenti e condivisioni. Anche gli accessi negati.',
        },
        {
          term: 'Conservazione digitale',
          text: 'I documenti che vanno tenuti negli anni si conservano in forma digitale.',
        },
      ],
    },
  ],
  onward: [
    { label: 'Guida alla sicurezza e alla privacy', href: '/documentazione/sicurezza-privacy' },
    { label: 'Specifiche tecniche', href: '/prodotto/specifiche' },
  ],
};
