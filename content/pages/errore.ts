import type { PageMeta } from '@/lib/schema/page';

/** Not an address: what is shown when the site itself has failed (`500.html` of the bundle). */
export const serverErrorMeta: PageMeta = {
  path: '/errore',
  label: 'Guasto del sito',
  title: 'La pagina non si è caricata',
  description:
    'Il sito ha un guasto e la pagina non si è caricata: riprovate tra qualche minuto, oppure telefonateci.',
  parents: [],
  closingBand: false,
  index: false,
  updated: '2026-11-21',
};

export const serverError = {
  code: '500',
  title: 'La pagina non si è caricata',
  text: 'È un guasto nostro, non del vostro computer. Riprovate tra qualche minuto; se avete fretta, telefonateci.',
  action: 'Riprova',
};
