import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/documentazione',
  label: 'Documentazione',
  title: 'Documentazione: guide, tutorial e API',
  description:
    'Guide, tutorial e riferimento delle API della piattaforma on-premise: dall’installazione alla ricerca avanzata e alle integrazioni.',
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Documentazione: guide, tutorial e API',
  lead: 'Le guide spiegano una funzione. I tutorial portano a termine un lavoro. Le pagine delle API servono a chi scrive programmi.',
  lists: [
    {
      id: 'guide',
      margin: 'Guide',
      title: 'Per capire una funzione',
      items: [
        {
          term: 'Guida introduttiva',
          text: 'Installare, attivare, fare la prima ricerca.',
          href: '/documentazione/guida-introduttiva',
        },
        {
          term: 'Gestione dei documenti',
          text: 'Cartelle, formati, metadati e indicizzazione.',
          href: '/documentazione/gestione-documenti',
        },
        {
          term: 'Ricerca avanzata',
          text: 'Ricerca ibrida, filtri e parametri.',
          href: '/documentazione/ricerca-avanzata',
        },
        {
          term: 'Sicurezza e privacy',
          text: 'Ruoli, permessi, registro delle operazioni.',
          href: '/documentazione/sicurezza-privacy',
        },
        {
          term: 'Gestione degli utenti',
          text: 'Utenti e gruppi, LDAP e Active Directory.',
          href: '/documentazione/gestione-utenti',
        },
        {
          term: 'Integrazioni con i vostri sistemi',
          text: 'Collegare la piattaforma agli altri programmi.',
          href: '/documentazione/integrazioni',
        },
      ],
    },
    {
      id: 'tutorial',
      margin: 'Tutorial',
      title: 'Per portare a termine un lavoro',
      items: [
        {
          term: 'Analizzare un contratto',
          text: 'Clausole rischiose e confronto tra versioni.',
          href: '/documentazione/tutorial-analisi',
        },
        {
          term: 'Automazione dei flussi documentali',
          text: 'Dal documento che arriva alla sua classificazione.',
          href: '/documentazione/tutorial-workflow',
        },
        {
          term: 'Preparare un report dai documenti',
          text: 'Un documento nuovo a partire dall’archivio.',
          href: '/documentazione/tutorial-report',
        },
      ],
    },
    {
      id: 'api',
      margin: 'API',
      title: 'Per chi scrive programmi',
      items: [
        {
          term: 'Riferimento delle API',
          text: 'Che cosa può chiedere un altro programma e con quali parametri.',
          href: '/documentazione/api-reference',
        },
        {
          term: 'Autenticazione e permessi',
          text: 'Con quale identità un programma interroga l’archivio.',
          href: '/documentazione/api-auth',
        },
        {
          term: 'Esempi di richiesta',
          text: 'Il contenuto di una ricerca, con la soglia e il peso del testo.',
          href: '/documentazione/api-esempi',
        },
      ],
    },
  ],
  onward: [
    { label: 'Domande frequenti', href: '/documentazione/faq' },
    { label: 'Centro supporto', href: '/supporto' },
  ],
};
