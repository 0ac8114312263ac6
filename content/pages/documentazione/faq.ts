import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/documentazione/faq',
  label: 'Domande frequenti',
  title: 'Domande frequenti sulla piattaforma',
  description:
    'Risposte su prodotto, account e licenze, funzionalità, integrazione e sicurezza della piattaforma documentale on-premise.',
  parents: ['/', '/documentazione'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Domande frequenti',
  lead: 'Cinque domande che ci fanno spesso, una per argomento, con la risposta breve.',
  lists: [
    {
      id: 'domande',
      margin: 'Domande',
      title: 'Le risposte brevi',
      items: [
        {
          term: 'Generale. Dove stanno i documenti?',
          text: 'Sulla vostra infrastruttura. Non servono ad addestrare modelli esterni.',
        },
        {
          term: 'Account e licenze. Come si attiva?',
          text: 'Con un codice alfanumerico unico, legato all’hardware su cui è installata la piattaforma.',
        },
        {
          term: 'Funzionalità. Quali file legge?',
          text: `${claims.formats.join(', ')}.`,
        },
        {
          term: 'Integrazione. Si collega ad Active Directory?',
          text: 'Sì, ad Active Directory e a LDAP. Per gli altri programmi ci sono le API.',
        },
        {
          term: 'Sicurezza. Si sa chi ha aperto un documento?',
          text: 'Sì. Il registro tiene accessi, consultazioni e ricerche, e anche gli accessi negati.',
        },
      ],
    },
  ],
  onward: [
    { label: 'Documentazione', href: '/documentazione' },
    { label: 'Centro supporto', href: '/supporto' },
  ],
};
