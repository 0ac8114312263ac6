import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

/** The server error screen (`500.html`). It has no address. */
export const serverErrorMeta: PageMeta = {
  path: '/errore',
  label: 'Guasto del sito',
  title: 'Qualcosa non ha funzionato',
  description:
    'La pagina non può essere mostrata in questo momento: riprovate tra poco, oppure telefonateci o scriveteci.',
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-22',
};

export const serverError = {
  code: '500',
  title: 'Qualcosa non ha funzionato',
  text: 'La pagina non può essere mostrata in questo momento. Riprovate tra poco; se il problema resta, telefonateci o scriveteci.',
  action: 'Ricaricate la pagina',
  elsewhere: {
    label: 'Intanto',
    links: [
      { label: site.phone.label, href: `tel:${site.phone.href}` },
      { label: site.mail.info, href: `mailto:${site.mail.info}` },
    ],
  },
};
