import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/tecnologia/ai',
  label: 'AI documentale',
  title: 'AI e LLM on-premise per i documenti',
  description:
    'Modelli linguistici che leggono contratti, riassumono fascicoli e rispondono con la fonte, eseguiti sulla vostra infrastruttura.',
  keywords: [
    'AI documentale',
    'LLM on-premise',
    'intelligenza artificiale per documenti',
    'analisi dei contratti',
  ],
  canonical: '/tecnologia/ai/',
  parents: ['/', '/tecnologia'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'Modelli linguistici che leggono i vostri documenti',
  lead: 'L’intelligenza artificiale lavora dove stanno i documenti: sulla vostra infrastruttura. Nessun dato serve ad addestrare modelli esterni.',
  lists: [
    {
      id: 'lavori',
      margin: 'Lavori',
      title: 'Che cosa fa con un documento',
      items: [
        {
          term: 'Analisi dei contratti',
          text: 'Segnala le clausole rischiose e confronta due versioni dello stesso testo.',
        },
        { term: 'Riassunti', text: 'Riduce un documento lungo ai punti che servono per decidere.' },
        {
          term: 'Stesura',
          text: 'Prepara relazioni, presentazioni e procedure operative dai documenti dell’organizzazione.',
        },
        {
          term: 'Monitoraggio normativo',
          text: 'Segue i cambiamenti delle norme e indica i documenti da rivedere.',
        },
        {
          term: 'Modelli e tassonomie su misura',
          text: 'Si adattano alle parole del vostro settore e al vostro modo di classificare.',
        },
      ],
    },
  ],
  onward: [
    { label: 'Come restano protetti i dati', href: '/tecnologia/sicurezza' },
    { label: 'Le funzionalità del prodotto', href: '/prodotto/funzionalita' },
  ],
};
