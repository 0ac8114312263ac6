import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/prodotto/web',
  label: 'Interfaccia web',
  title: 'Interfaccia web: dal browser, dentro la rete',
  description:
    'La stessa ricerca dal browser, dentro o fuori la rete aziendale, senza installare nulla. Browser supportati e modalità di accesso.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'L’archivio dal browser, dentro e fuori la rete',
  lead: 'La stessa ricerca del client desktop, aperta in una scheda del browser.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  lists: [
    {
      id: 'accesso',
      margin: 'Accesso',
      title: 'Che cosa cambia per chi lavora',
      items: [
        {
          term: 'Niente da installare',
          text: 'Basta un browser supportato: nessun programma da distribuire sui computer.',
        },
        {
          term: 'Dentro o fuori la rete',
          text: 'Si entra dall’ufficio o dall’esterno. I documenti restano sulla vostra infrastruttura.',
        },
        {
          term: 'Gli stessi permessi',
          text: 'Chi entra dal web vede soltanto i documenti che il suo ruolo permette di vedere.',
        },
      ],
    },
    {
      id: 'browser',
      margin: 'Compatibilità',
      title: 'Browser supportati',
      items: claims.browsers.map(({ name, version, note }) => ({
        term: name,
        text: note ? `Versione ${version}, ${note}.` : `Versione ${version}.`,
      })),
    },
  ],
  onward: [
    { label: 'Il client desktop', href: '/prodotto/desktop' },
    { label: 'Sicurezza e privacy', href: '/tecnologia/sicurezza' },
  ],
};
