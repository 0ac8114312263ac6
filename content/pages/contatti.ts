import type { ContactCard } from '@/components/contatti/contact-cards';
import type { ContactPlaceCopy } from '@/components/contatti/contact-place';
import { figures } from '@/content/figures';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/contatti',
  label: 'Contatti',
  title: 'Contatti: scriveteci o telefonate',
  description: `Scriveteci o telefonateci: rispondiamo ai messaggi entro ${figures.replyHours} ore, nei giorni lavorativi. Sede di ${site.offices.head.city}, telefono, orari e modulo di contatto.`,
  noClosingBand: true,
  updated: '2026-11-28',
};

const { head: headOffice, sales, research } = site.offices;
const address = [headOffice.street, `${headOffice.postalCode} ${headOffice.city} (${headOffice.province})`];

export const head = {
  title: 'Contattaci',
  intro: `Per una domanda sulla ricerca e sull’AI nei vostri documenti, un preventivo, una collaborazione. Ai messaggi rispondiamo entro ${figures.replyHours} ore, nei giorni lavorativi.`,
};

export const cards: ContactCard[] = [
  {
    label: 'E-mail',
    value: site.mail.info,
    href: `mailto:${site.mail.info}`,
    lines: [],
  },
  {
    label: 'Telefono',
    value: site.phone.label,
    href: `tel:${site.phone.href}`,
    lines: [figures.phoneHours],
  },
  { label: `Sede di ${headOffice.city}`, value: headOffice.name, lines: address },
];

export const place: ContactPlaceCopy = {
  title: 'Dove trovarci',
  office: `${site.company}, ${headOffice.name.toLowerCase()}`,
  address,
  phone: { label: site.phone.label, href: `tel:${site.phone.href}` },
  text: 'Riceviamo su appuntamento: telefonate prima di passare, così trovate la persona giusta.',
  more: sales || research ? { label: 'Le altre sedi', href: '/chi-siamo#sedi' } : undefined,
};
