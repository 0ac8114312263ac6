import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/supporto',
  label: 'Supporto',
  title: 'Centro supporto: guide, FAQ e assistenza',
  description:
    'Documentazione, tutorial, risposte alle domande frequenti e contatti dell’assistenza tecnica della piattaforma documentale.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Centro Supporto',
  lead: 'Prima la guida, poi le risposte già scritte, infine una persona. Da qui si arriva a tutte e tre.',
  lists: [
    {
      id: 'aiuto',
      margin: 'Aiuto',
      title: 'Dove trovare la risposta',
      items: [
        {
          term: 'Configurazione iniziale',
          text: 'Per cominciare: la guida introduttiva.',
          href: '/documentazione/guida-introduttiva',
        },
        {
          term: 'Ricerca semantica avanzata',
          text: 'Parametri, filtri e ricerche ibride.',
          href: '/documentazione/ricerca-avanzata',
        },
        {
          term: 'Automazione dei flussi documentali',
          text: 'Un flusso di lavoro dall’inizio alla fine.',
          href: '/documentazione/tutorial-workflow',
        },
        {
          term: 'Livelli di assistenza',
          text: 'Standard, in orario d’ufficio. Premium, 24 ore su 24 e 7 giorni su 7, con un tecnico dedicato.',
        },
      ],
    },
  ],
  onward: [
    { label: 'Documentazione', href: '/documentazione' },
    { label: 'Domande frequenti', href: '/documentazione/faq' },
  ],
};

/** How to reach the support team; the addresses stand in content/site.ts. */
export const contacts = {
  email: 'E-mail',
  phone: 'Telefono',
  ticket: { label: 'Apri un ticket di supporto', href: site.external.helpdesk.href },
};
