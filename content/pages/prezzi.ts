import type { PeoplePricesCopy } from '@/components/prezzi/people-prices';
import type { PlansCopy } from '@/components/prezzi/plans';
import type { Comparison } from '@/components/sections/comparison-table';
import type { SectionCopy } from '@/components/ui/section';
import { evidence } from '@/content/evidence';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planColumns, planComparison, plans, unlimited } from '@/content/plans';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prezzi',
  label: 'Prezzi',
  title: 'Piani e prezzi trasparenti',
  description: `Tre piani, il prezzo per utente al mese IVA esclusa, che cosa è compreso e che cosa no. Prova gratuita di ${figures.trialDays} giorni senza carta di credito.`,
  updated: '2026-11-29',
};

export const head = {
  title: 'Piani e Prezzi Trasparenti',
  intro: `Fino a ${plans[1]?.ceiling} utenti, su un’istanza ospitata, il prezzo è qui; oltre, o sui vostri server, su preventivo. Provate per ${figures.trialDays} giorni, senza carta di credito.`,
};

export const planCards: PlansCopy = {
  title: 'I tre piani',
  priceList: { title: 'Listino', note: 'Euro per utente al mese, IVA esclusa' },
  popular: 'Il più scelto',
  evidence: evidence.popular,
  payment: {
    legend: 'Come pagate',
    monthly: 'Ogni mese',
    annual: 'Ogni anno',
    discount: `${figures.annualDiscountPercent}% in meno`,
    note: 'Risparmiate più di due mensilità.',
  },
  rows: {
    price: 'Prezzo',
    documents: 'Documenti',
    data: 'Dove stanno i dati',
    users: 'Utenti',
    features: 'Comprende',
    notIncluded: 'Non comprende',
  },
  vat: 'IVA esclusa',
  each: 'ciascuno',
  custom: 'Preventivo',
  customTerms: 'secondo utenti, documenti e luogo',
  monthlyHint: 'Pagando ogni mese:',
  annualHint: 'Pagando ogni anno:',
  perYearLabel: 'l’anno',
  insteadOf: 'invece di',
  preview: 'Documenti {documents}, utenti {users}',
  unlimited,
  nothing: 'nessuna voce',
  free: 'Per la prova bastano cinque dati, una telefonata e una demo: poi provate da soli.',
};

export const peoplePrices = {
  eyebrow: 'Il conto',
  title: 'Da uno a dieci utenti',
  caption: 'Prezzi per utenti',
  columns: {
    people: 'Utenti e piano',
    monthly: 'Ogni mese',
    annual: 'Oppure ogni anno',
    action: 'Prova',
  },
  person: 'utente',
  people: 'utenti',
  action: { label: 'Provate', rest: 'in {people}' },
  beyond: {
    label: 'Oltre {people}',
    price: 'Su preventivo, per utenti, documenti e luogo.',
    action: 'Scriveteci',
  },
  note: `Importi complessivi, IVA esclusa. Un utente è una persona con le sue credenziali. ${offer.aiUsers}`,
  archive: { label: 'Quale piano serve a voi?', href: '/prova/archivio' },
} satisfies PeoplePricesCopy & Omit<SectionCopy, 'id'> & { archive: Link };

export const comparison = {
  eyebrow: 'A confronto',
  title: 'Voce per voce',
  intro: `Standard comprende solo la ricerca. ${offer.ai}. Che cosa aggiungono OCR di precisione e analisi AI avanzata, e in quali piani valgono le precisioni, chiedetelo nella demo.`,
  summary: 'Che cosa comprende ogni piano',
  price: {
    title: 'Prezzo per utente al mese, IVA esclusa',
    monthly: 'Pagando ogni mese',
    annual: 'Pagando ogni anno',
    custom: 'su preventivo',
  },
  table: {
    caption: 'Confronto dettagliato dei tre piani',
    ...planColumns,
    groups: planComparison,
  } satisfies Comparison,
};

export const faq = { eyebrow: 'Domande', title: 'Prima di decidere' };

export const special = {
  eyebrow: 'Piani speciali',
  title: 'Condizioni per chi insegna e per chi non ha scopo di lucro',
  plans: [
    {
      name: 'Istruzione',
      text: 'Scuole e università hanno uno sconto sui piani.',
      action: {
        label: 'Chiedete le condizioni per l’istruzione',
        href: '/contatti',
        fill: { subject: 'quote', interesse: 'istruzione' },
      },
    },
    {
      name: 'No-profit',
      text: 'Gli enti senza scopo di lucro hanno uno sconto sui piani.',
      action: {
        label: 'Chiedete le condizioni per il no-profit',
        href: '/contatti',
        fill: { subject: 'quote', interesse: 'no-profit' },
      },
    },
  ] satisfies { name: string; text: string; action: Link }[],
};

export const quoteSection = {
  eyebrow: 'Preventivo',
  title: 'Un preventivo, o una telefonata',
  intro: `Il telefono risponde ${figures.phoneHours}.`,
  quote: { label: 'Richiedi un preventivo', href: '/contatti', fill: { subject: 'quote' } },
  consultation: {
    label: 'Prenota una consulenza',
    href: '/contatti',
    fill: { subject: 'info', interesse: 'consulenza' },
  } satisfies Link,
};
