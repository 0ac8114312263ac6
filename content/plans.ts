import type { Comparison } from '@/components/sections/comparison-table';
import { aiTasks } from '@/content/ai-tasks';
import { figures } from '@/content/figures';
import { formatCeiling } from '@/lib/pricing';
import type { planLabelNames } from '@/lib/schema/mdx-elements';
import type { ComparisonRow, Plan, PlanTag } from '@/lib/schema/plan';

const demo = '/richiedi-demo#form-contatto';

/** The ceiling of a plan that has none. */
export const unlimited = 'illimitati';

/** The ceiling of users of a plan, as a number and in words. */
const users = (ceiling: number) => ({ ceiling, users: `fino a ${ceiling}` });

/** The price list. A `price` is in cents, without VAT: 4900 is 49 €. Pages, search and tests read it here. */
export const plans: Plan[] = [
  {
    name: 'Standard',
    price: 4900,
    period: 'per utente al mese',
    description: 'Per lo studio che vuole ritrovare in fretta quello che ha già scritto.',
    documents: 10_000,
    data: 'istanza ospitata per voi',
    ...users(5),
    features: [
      'Ricerca semantica di base',
      'OCR standard',
      'Client desktop e interfaccia web',
      'Assistenza via e-mail',
    ],
    notIncluded: [
      'Analisi AI, anche avanzata',
      'Integrazioni su misura',
      'Assistenza telefonica prioritaria',
    ],
    buttonText: 'Inizia Gratis',
    href: demo,
    fill: { interesse: 'standard' },
    popular: false,
  },
  {
    name: 'Professional',
    price: 8900,
    period: 'per utente al mese',
    description: 'Per chi i documenti li deve anche analizzare e collegare ad altri programmi.',
    documents: 50_000,
    data: 'istanza ospitata per voi',
    ...users(10),
    features: [
      'Ricerca semantica avanzata: anche dai vostri programmi',
      'OCR avanzato con riconoscimento dell’impaginazione: colonne, tabelle',
      'Client desktop, interfaccia web e API',
      'Assistenza via e-mail e telefono',
      'Analisi AI dei documenti',
      'Integrazioni standard',
      'Aggiornamenti prioritari',
    ],
    notIncluded: ['Installazione on-premise', 'Modelli AI su misura'],
    buttonText: 'Prova Gratuita',
    href: demo,
    fill: { interesse: 'professional' },
    popular: true,
  },
  {
    name: 'Enterprise',
    price: null,
    period: 'su preventivo',
    description:
      'Per l’organizzazione che sceglie dove tenere i documenti, anche sui propri server, e non mette limiti all’archivio.',
    documents: Number.POSITIVE_INFINITY,
    data: 'i vostri server, o un’istanza ospitata',
    users: unlimited,
    ceiling: Number.POSITIVE_INFINITY,
    features: [
      'Ricerca semantica completa: anche con le parole del vostro settore',
      'OCR di precisione',
      'Installazione in cloud o on-premise',
      `Assistenza prioritaria, ${figures.aroundTheClock}`,
      'Analisi AI avanzata',
      'Modelli AI su misura',
      'Integrazioni su misura',
      'Referente commerciale dedicato',
    ],
    notIncluded: [],
    buttonText: 'Contattaci',
    href: '/contatti',
    fill: { subject: 'quote', interesse: 'enterprise' },
    popular: false,
  },
];

/** Labels of functions that begin with a plan (D35, D41). Functions of every plan have none. */
export const planTags = {
  Professional: 'dal piano Professional',
  Enterprise: 'dal piano Enterprise',
} satisfies Record<(typeof planLabelNames)[number], PlanTag>;

/** The link to the table of plans, where prices are. */
export const planTable = { label: 'I piani', href: '/prezzi#voci' };

/** What each table of the plans has. */
export const planColumns = {
  rowHeading: 'Voce',
  columns: plans.map((plan) => plan.name),
  yes: 'sì',
  no: 'no',
  pairs: {
    legend: 'Quali piani confrontate',
    choices: [
      { label: 'Standard e Professional', without: 2 },
      { label: 'Professional ed Enterprise', without: 0 },
      { label: 'Standard ed Enterprise', without: 1 },
    ],
  },
} satisfies Omit<Comparison, 'caption' | 'groups'>;

/** Two rows of the table that also decide which plan fits (`/prova/archivio`). */
export const decidingRows = {
  ai: { label: 'Analisi AI dei documenti', cells: [false, true, 'avanzata'] },
  ownServers: { label: 'Installazione on-premise', cells: [false, false, 'sì, o in cloud'] },
} satisfies Record<string, ComparisonRow>;

/** The functions of each plan. Every function that a page promises has a row. */
export const planComparison: Comparison['groups'] = [
  {
    title: 'Archivio',
    rows: [
      { label: 'Documenti', cells: plans.map(({ documents }) => formatCeiling(documents, unlimited)) },
      { label: 'Utenti', cells: plans.map((plan) => plan.users) },
      {
        label: 'Dove stanno i dati',
        cells: plans.map((plan) => plan.data),
      },
    ],
  },
  {
    title: 'Ricerca e OCR',
    rows: [
      {
        label: 'Ricerca semantica',
        cells: [
          'di base: domande a parole vostre, passo con file e pagina',
          'avanzata: anche dai vostri programmi, con le API',
          'completa: anche con le parole del vostro settore',
        ],
      },
      {
        label: 'Lingue della ricerca',
        cells: plans.map(() => `oltre ${figures.multilingualSearchLanguages}`),
      },
      { label: 'Tassonomie', cells: [false, false, true] },
      { label: 'Filtri, soglia e peso delle parole', cells: [true, true, true] },
      {
        label: 'OCR',
        cells: ['standard', 'avanzato: anche colonne e tabelle', 'di precisione: anche colonne e tabelle'],
      },
      { label: 'Metadati ricavati dal testo: parti, date, importi', cells: [true, true, true] },
      { label: 'Tipo di documento riconosciuto dalla piattaforma', cells: [true, true, true] },
      {
        label: 'Documenti in ordine per tipo (non è la conservazione a norma)',
        cells: [true, true, true],
      },
    ],
  },
  {
    title: 'Funzioni AI',
    rows: [
      decidingRows.ai,
      ...[
        'Riassunti e bozze con le fonti',
        'Chat con i documenti',
        ...Object.values(aiTasks),
        'Clausole rischiose segnalate',
        'Controlli di adeguata verifica (KYC)',
        'Monitoraggio normativo, sui testi che fornite voi',
      ].map((label) => ({ label, cells: [false, true, true] })),
      { label: 'Modelli AI su misura', cells: [false, false, true] },
    ],
  },
  {
    title: 'Accesso e integrazioni',
    rows: [
      { label: 'Client desktop e interfaccia web', cells: [true, true, true] },
      { label: 'Caricamento, annotazioni, condivisione fra colleghi', cells: [true, true, true] },
      { label: 'Ruoli, permessi e registro di audit', cells: [true, true, true] },
      { label: 'Utenti da LDAP o Active Directory', cells: [true, true, true] },
      { label: 'API', cells: [false, true, true] },
      { label: 'Integrazioni standard', cells: [false, true, true] },
      { label: 'Integrazioni su misura', cells: [false, false, true] },
      { label: 'Cartelle del file server sorvegliate', cells: [false, false, 'on-premise'] },
      { label: 'Flussi avviati da una cartella sorvegliata', cells: [false, false, 'on-premise'] },
      decidingRows.ownServers,
    ],
  },
  {
    title: 'Assistenza',
    rows: [
      { label: 'Ticket', cells: [true, true, true] },
      { label: 'Assistenza', cells: ['e-mail', 'e-mail e telefono', 'prioritaria, 24/7'] },
      {
        label: 'Livello di assistenza',
        cells: ['Standard', 'Standard', 'Premium, con un tecnico dedicato'],
      },
      { label: 'Aggiornamenti prioritari', cells: [false, true, true] },
      { label: 'Referente commerciale dedicato', cells: [false, false, true] },
    ],
  },
];
