import type { Site } from '@/lib/schema/site';
import { figures } from './figures';

const hosting = { provider: 'Server dell’Esempio S.r.l.', place: 'Città dell’Esempio, Italia' };

/**
 * The company and the brand (D1). Reserved values (*.example, zeros) are placeholders that the owner must replace. Delete the
 * line of anything that the company lacks: the offices `sales` and `research`, and each address of `external`. A new `name`
 * also needs another `nameOrigin`.
 */
export const site: Site = {
  name: 'Regesto',
  slogan: 'I vostri documenti, trovati per significato',
  nameOrigin:
    'Un regesto è il riassunto datato di un documento d’archivio: chi l’ha scritto, quando e che cosa dice. Gli archivisti compilano regesti da secoli, per non dover riaprire ogni volta tutte le carte. Da lì viene il rosso del nostro marchio: nei registri, in rosso si scriveva ciò che l’occhio doveva ritrovare.',
  company: 'Regesto Software S.r.l.',
  description: `Ricerca semantica e AI documentale: trovate, riassumete e confrontate i documenti. On-premise con Enterprise, sui vostri server. Demo gratuita di ${figures.trialDays} giorni.`,
  url: 'https://www.regesto.example',
  mail: {
    info: 'info@regesto.example',
    partner: 'partner@regesto.example',
    support: 'supporto@regesto.example',
    privacy: 'privacy@regesto.example',
    from: 'sito@regesto.example',
  },
  phone: { label: '+39 02 0000 0000', href: '+390200000000', hours: figures.phoneHours },
  offices: {
    head: {
      name: 'Sede legale e operativa',
      street: 'Via dell’Esempio 1',
      postalCode: '20100',
      city: 'Milano',
      province: 'MI',
      text: 'Direzione, amministrazione, assistenza. Riceviamo su appuntamento.',
    },
    sales: {
      name: 'Sede commerciale',
      street: 'Via dell’Esempio 2',
      postalCode: '20100',
      city: 'Milano',
      province: 'MI',
      text: 'Demo, preventivi, accordi con i partner.',
    },
    research: {
      name: 'Centro di ricerca e sviluppo',
      street: 'Via dell’Esempio 3',
      postalCode: '09100',
      city: 'Cagliari',
      province: 'CA',
      text: 'Qui si scrive la piattaforma: OCR, ricerca, modelli.',
    },
  },
  legal: {
    vat: '00000000000',
    taxCode: '00000000000',
    rea: 'MI-0000000',
    shareCapital: '€ 00.000,00 i.v.',
    pec: 'regesto@pec.example',
  },
  hosting,
  processors: [
    { name: hosting.provider, purpose: 'che ospita il sito e i suoi archivi', serves: 'hosting' },
    {
      name: 'Resend',
      purpose: 'che recapita alla nostra casella i messaggi dei moduli',
      serves: 'resend',
      outsideEu: 'Stati Uniti',
    },
    {
      name: 'Google',
      purpose: 'che misura le visite, solo se la misurazione è attiva e avete acconsentito',
      serves: 'analytics',
      outsideEu: 'Stati Uniti',
    },
  ],
  security: { expires: '2027-11-01' },
  external: {
    parent: { label: 'Società capogruppo', href: 'https://capogruppo.example' },
    network: { label: 'Rete professionale', href: 'https://rete-professionale.example/regesto' },
    code: { label: 'Codice e strumenti', href: 'https://codice.example/regesto' },
    helpdesk: { label: 'Sistema di ticketing', href: 'https://assistenza.regesto.example' },
    partnerPortal: { label: 'Portale partner', href: 'https://partner.regesto.example' },
  },
};
