import type { ConsentPanelCopy } from '@/components/mdx/consent-panel';
import type { CookieTableHeadings } from '@/components/mdx/cookie-table';
import { consentCopy } from '@/content/consent';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/cookie',
  label: 'Cookie',
  title: 'Informativa sui cookie',
  description:
    'Quali cookie usa questo sito, per quanto tempo e come cambiare la vostra scelta in ogni momento. Nessun cookie prima del consenso.',
  noClosingBand: true,
  updated: '2025-09-08',
};

export const intro =
  'Finché non acconsentite, questo sito non scrive cookie nel vostro browser. Qui trovate quelli che può scrivere dopo, e per quanto tempo.';

export const cookieHeadings: CookieTableHeadings = {
  name: 'Nome',
  purpose: 'A che cosa serve',
  lifetime: 'Durata',
};

/** The panel without JavaScript; the script replaces it by that of `content/consent.ts`. */
export const consentPanel: ConsentPanelCopy = {
  open: 'Aprite le preferenze sui cookie',
  title: consentCopy.panel.title,
  close: 'Chiudi',
  state: consentCopy.state.inactive,
  choices: [
    { name: 'Cookie tecnici', state: 'nessuno', text: 'Il sito funziona senza cookie.' },
    {
      name: 'Misurazione delle visite',
      state: 'non attiva',
      text: 'In questo momento Google Analytics non è attivo. Prima di attivarlo il sito ve lo chiede, e il rifiuto costa un clic come l’accettazione. Per scegliere già ora serve JavaScript.',
    },
  ],
};
