import type { LayoutCopy, Navigation } from '@/components/layout/layout-copy';
import { figures } from './figures';
import { formCopy } from './forms/common';
import { sectorEntries } from './sectors';

const demo = '/richiedi-demo#form-contatto';

const comparison = { label: 'Confrontate due bozze', href: '/prova' };

const archive = { label: 'Quale piano vi serve', href: '/prova/archivio' };

const allSolutions = { label: 'Tutte le soluzioni', href: '/soluzioni' };

/** The links of header and footer, as the specification lists them. */
export const navigation: Navigation = {
  header: [
    { label: 'Prodotto', href: '/prodotto' },
    {
      label: 'Soluzioni',
      href: '/soluzioni',
      children: [
        allSolutions,
        sectorEntries.accountants.link,
        sectorEntries.legal.link,
        sectorEntries.labour.link,
        sectorEntries.companies.link,
        { ...sectorEntries.other.link, href: '/soluzioni/altri' },
      ],
    },
    { label: 'Tecnologia', href: '/tecnologia' },
    { label: 'Supporto', href: '/supporto', leadsTo: ['/documentazione'] },
    { label: 'Novità', href: '/novita' },
    { label: 'Partner', href: '/partner' },
  ],
  menu: [
    { label: 'Prezzi', href: '/prezzi' },
    archive,
    comparison,
    { label: 'Documentazione', href: '/documentazione' },
    { label: 'Contatti', href: '/contatti' },
  ],
  action: { label: 'Richiedi Demo', href: demo },
  footer: [
    {
      title: 'Prodotto',
      links: [
        { label: 'Panoramica', href: '/prodotto' },
        { label: 'Funzionalità', href: '/prodotto/funzionalita' },
        { label: 'Interfaccia desktop', href: '/prodotto/desktop' },
        { label: 'Interfaccia web', href: '/prodotto/web' },
        { label: 'Specifiche tecniche', href: '/prodotto/specifiche' },
        { label: 'Prezzi', href: '/prezzi' },
        archive,
        comparison,
        { label: 'Documentazione', href: '/documentazione' },
      ],
    },
    {
      title: 'Soluzioni',
      links: [allSolutions, ...Object.values(sectorEntries).map(({ link }) => link)],
    },
    {
      title: 'Azienda',
      links: [
        { label: 'Chi siamo', href: '/chi-siamo' },
        { label: 'Partner', href: '/partner' },
        { label: 'Contatti', href: '/contatti' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Cookie', href: '/cookie' },
    { label: 'Accessibilità', href: '/accessibilita' },
    { label: 'Preferenze sui cookie', href: '/cookie#le-vostre-preferenze' },
  ],
};

/** Other copy of the frame around every page. */
export const layoutCopy: LayoutCopy = {
  skip: 'Al contenuto',
  preview: {
    label: 'Anteprima',
    text: 'queste pagine non sono pubbliche. Mostrano anche bozze e articoli programmati, e i moduli non inviano.',
  },
  home: 'pagina iniziale',
  menu: 'Menu',
  close: 'Chiudi',
  list: 'elenco',
  search: { label: 'Cerca', href: '/documentazione' },
  mainNavigation: 'Principale',
  breadcrumb: 'Percorso',
  related: 'Proseguite',
  footerNavigation: 'Piè di pagina',
  allPages: 'Tutte le pagine',
  newTab: 'si apre in una nuova scheda',
  band: {
    title: "Il futuro dell'elaborazione documentale intelligente è qui, ed è on-premise",
    action: { label: 'Richiedi una Demo', href: demo },
    note: `On-premise con Enterprise. ${figures.trialDays} giorni di prova gratuita, senza carta di credito.`,
  },
  newsletter: {
    title: 'Newsletter',
    intro: 'Un’e-mail, solo quando serve: nuove funzioni, guide, normativa sui documenti.',
    email: 'E-mail',
    consent: 'Acconsento al trattamento dei dati personali',
    submit: 'Iscrivetevi',
    honeypot: formCopy.honeypot,
    required: '* campo obbligatorio',
    newTab: 'la risposta si apre in una nuova scheda',
    privacy: { label: 'Informativa sulla privacy', href: '/privacy' },
    elsewhere: { label: 'Newsletter: il modulo è nella pagina iniziale', href: '/#newsletter-email' },
  },
  contacts: 'Contatti',
  legal: {
    office: 'Sede legale',
    vat: 'P. IVA',
    taxCode: 'C.F.',
    rea: 'REA',
    shareCapital: 'Capitale sociale',
    pec: 'PEC',
  },
};
