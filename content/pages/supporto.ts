import type { FilteredFaqCopy } from '@/components/supporto/filtered-faq';
import type { LessonsCopy } from '@/components/supporto/lessons';
import type { SupportContactsCopy } from '@/components/supporto/support-contacts';
import type { SupportDocsCopy } from '@/components/supporto/support-docs';
import { offer } from '@/content/offer';
import { askUs } from '@/content/search';
import { site } from '@/content/site';
import type { LessonCopy } from '@/lib/schema/guide';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/supporto',
  label: 'Supporto',
  title: 'Centro supporto: guide, FAQ e assistenza',
  description:
    'Documentazione, tutorial, risposte alle domande frequenti e contatti dell’assistenza tecnica della piattaforma documentale.',
  updated: '2026-11-28',
};

export const head = {
  title: 'Centro Supporto',
  intro: 'Prima una guida, poi una risposta già scritta, infine una persona: scegliete da dove cominciare.',
};

/** Labels of the four tabs, in order. The first one is open at the start. */
export const tabs = {
  label: 'Come vi aiutiamo',
  documentazione: 'Documentazione',
  tutorial: 'Tutorial',
  faq: 'FAQ',
  contatti: 'Contatti',
};

export const docs: SupportDocsCopy = {
  placeholder: 'In Allestimento',
  text: 'Il manuale completo, con una voce per ogni schermata, è in preparazione. Le guide elencate qui sotto si leggono già.',
  existing: 'Già pronte',
  links: [
    { label: 'Tutta la documentazione', href: '/documentazione' },
    { label: 'Domande frequenti', href: '/documentazione/faq' },
  ],
};

export const lessons: LessonsCopy & { items: readonly LessonCopy[] } = {
  title: 'Tre percorsi, dalla configurazione ai flussi',
  intro: 'Ogni tutorial è un testo da seguire con la piattaforma aperta.',
  action: 'Guarda il tutorial',
  opens: 'Guida scritta.',
  unit: 'min',
  items: [
    {
      title: 'Configurazione iniziale',
      text: 'I requisiti del server, il codice della licenza, la prima cartella, la prima domanda.',
      guide: 'guida-introduttiva',
    },
    {
      title: 'Ricerca semantica avanzata',
      text: 'Domande per significato e per parole, soglia, peso delle parole e filtri.',
      guide: 'ricerca-avanzata',
    },
    {
      title: 'Automazione dei flussi documentali',
      text: 'Un documento arriva in una cartella, viene letto, classificato e consegnato a chi serve.',
      guide: 'tutorial-workflow',
    },
  ],
};

export const faq: FilteredFaqCopy & { title: string; intro: string; more: Link } = {
  title: 'Le domande che ci fanno più spesso',
  intro: 'Per chi installa, amministra e cerca.',
  label: 'Cerca nelle FAQ',
  placeholder: 'Cerca nelle FAQ...',
  left: '{left} domande su {all}',
  oneLeft: '{left} domanda su {all}',
  none: 'Nessuna domanda contiene queste parole. Provate con una parola sola.',
  ask: askUs,
  more: { label: 'Le altre domande, per argomento', href: '/documentazione/faq' },
};

const { helpdesk } = site.external;

/** The support contacts. Their addresses are in content/site.ts. */
export const contacts: SupportContactsCopy = {
  title: 'Parlate con l’assistenza',
  intro: `Un problema che blocca il lavoro va ${helpdesk ? 'in un ticket' : 'in un’e-mail'}: resta scritto e non si perde. ${offer.supportPhone}`,
  head: { phone: 'Per informazioni', email: 'Per l’assistenza' },
  email: 'E-mail',
  phone: 'Telefono, per informazioni',
  ticket: helpdesk && { label: 'Apri un ticket di supporto', href: helpdesk.href },
  beforeContacting: {
    title: 'Per una risposta più rapida diteci',
    items: [
      'la versione, che trovate in Amministrazione › Licenza;',
      'il sistema operativo del server e dove lavorate, client o browser;',
      'che cosa avete fatto, che cosa vi aspettavate e che cosa è successo.',
    ],
  },
};
