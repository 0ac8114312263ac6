import type { PageMeta } from '@/lib/schema/page';
import type { Site } from '@/lib/schema/site';

const hosting = { provider: 'Server dell’Esempio S.r.l.', place: 'Città dell’Esempio, Italia' };

const office = (name: string, street: string, city = 'Milano', province = 'MI') => {
  return { name, street, postalCode: '20100' as const, city, province, text: 'Chi ci lavora.' };
};

/** An invented company with all optional data, so that tests do not depend on content/site.ts. */
export const site: Site = {
  name: 'Prova',
  slogan: 'Un motto',
  nameOrigin: 'Una prova dice se una cosa regge.',
  company: 'Prova Software S.r.l.',
  description: 'Una descrizione che basta a far capire che cosa fa la società di prova.',
  url: 'https://www.prova.example',
  mail: {
    info: 'info@prova.example',
    partner: 'partner@prova.example',
    support: 'supporto@prova.example',
    privacy: 'privacy@prova.example',
    from: 'sito@prova.example',
  },
  phone: { label: '+39 02 0000 0000', href: '+390200000000', hours: 'Lun-Ven 9:00-18:00' },
  offices: {
    head: office('Sede legale e operativa', 'Via dell’Esempio 1'),
    sales: office('Sede commerciale', 'Via dell’Esempio 2'),
    research: office('Centro di ricerca e sviluppo', 'Via dell’Esempio 3', 'Cagliari', 'CA'),
  },
  legal: {
    vat: '00000000000',
    taxCode: '00000000000',
    rea: 'MI-0000000',
    shareCapital: '€ 00.000,00 i.v.',
    pec: 'prova@pec.example',
  },
  hosting,
  processors: [
    { name: hosting.provider, purpose: 'che ospita il sito e i suoi archivi', serves: 'hosting' },
    { name: 'Resend', purpose: 'che recapita i messaggi', serves: 'resend', outsideEu: 'Stati Uniti' },
    { name: 'Google', purpose: 'che misura le visite', serves: 'analytics', outsideEu: 'Stati Uniti' },
  ],
  security: { expires: '2027-11-01' },
  external: {
    parent: { label: 'Società capogruppo', href: 'https://capogruppo.example' },
    network: { label: 'Rete professionale', href: 'https://rete-professionale.example/prova' },
    code: { label: 'Codice e strumenti', href: 'https://codice.example/prova' },
    helpdesk: { label: 'Sistema di ticketing', href: 'https://assistenza.prova.example' },
    partnerPortal: { label: 'Portale partner', href: 'https://partner.prova.example' },
  },
};

/** The metadata of an invented article. */
export const page: PageMeta = {
  path: '/novita/a',
  label: 'Titolo dell’articolo',
  title: 'Titolo dell’articolo',
  description: 'Una descrizione che basta a far capire che cosa si trova nella pagina di prova.',
  updated: '2026-02-03',
  keywords: ['uno'],
};
