import type { AdvantagesCopy } from '@/components/prodotto/advantages';
import type { RequestListCopy } from '@/components/prodotto/request-list';
import type { SlogansCopy } from '@/components/prodotto/slogans';
import type { Step } from '@/components/sections/step-list';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto',
  label: 'Prodotto',
  title: 'Il prodotto: ricerca e AI sui vostri documenti',
  description:
    'Che cosa fa e come lavora la piattaforma per cercare, riassumere e scrivere dai vostri documenti. On-premise con Enterprise.',
  updated: '2026-11-28',
};

export const head = {
  title: 'Chiedete all’archivio. Risponde la pagina giusta.',
  intro:
    'La piattaforma legge i vostri documenti, li indicizza per significato e trova il passo che risponde, con il file e la pagina.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' } satisfies Link,
  more: { label: 'Come funziona', href: '#come-funziona' } satisfies Link,
};

export const features = {
  eyebrow: 'Che cosa fa',
  title: 'Sei lavori che fa per voi',
  plan: `trovare e decifrare in ogni piano, il resto ${planTags.Professional}`,
  list: {
    requestLabel: 'Esempio di richiesta',
    items: [
      {
        verb: 'Trovare',
        text: 'Ricerca semantica e ibrida: conta che cosa volete sapere.',
        request: 'Dove abbiamo già concesso uno sconto per pagamento anticipato?',
      },
      {
        verb: 'Riassumere',
        text: 'Il punto di un documento lungo, prima ancora di aprirlo.',
        request: 'Il verbale di marzo in cinque righe.',
      },
      {
        verb: 'Conversare',
        text: 'Chat con i documenti: la risposta, il passo che la regge, la domanda dopo.',
        request: 'E questo vale anche per i contratti già firmati?',
      },
      {
        verb: 'Scrivere',
        text: 'Relazioni, presentazioni e procedure operative dai documenti che avete già.',
        request: 'Una procedura per i resi, dai due manuali in vigore.',
      },
      {
        verb: 'Decifrare',
        text: `OCR in oltre ${figures.ocr.product.languages} lingue, con precisione oltre il ${figures.ocr.product.accuracy} sul testo stampato.`,
        request: 'Che cosa dice la perizia scansionata sul tetto?',
      },
      {
        verb: 'Analizzare',
        text: 'Sei attività AI: estrazione dai contratti, tono, entità, confronto, traduzione, classificazione con i vostri tipi.',
        request: 'Scadenze e importi di tutti i contratti d’affitto.',
      },
    ],
  } satisfies RequestListCopy,
};

/** The five privacy slogans of D22. */
export const slogans: SlogansCopy = [
  'Con l’installazione on-premise i documenti restano sui vostri server.',
  'È l’AI a entrare in azienda: on-premise i documenti non ne escono.',
  'Un fascicolo si riassume sul vostro server, con l’installazione on-premise.',
  'I vostri dati non addestrano modelli, salvo quello su misura che ordinate voi.',
  'Chi può aprire un documento lo decidete voi, in ogni piano.',
];

export const advantages: AdvantagesCopy = {
  id: 'vantaggi',
  title: 'Vantaggi',
  plan: `on-premise ${planTags.Enterprise}, AI ${planTags.Professional}`,
  advantages: [
    {
      title: `Sicurezza ${figures.onPremise} on-premise`,
      text: 'Documenti, indice e modelli stanno sulla vostra infrastruttura.',
    },
    {
      title: 'Accesso immediato',
      text: `Una ricerca risponde in media in meno di ${figures.queryMilliseconds} millisecondi.`,
    },
    {
      title: 'AI integrata',
      text: 'Riassunti, chat e bozze stanno accanto ai risultati.',
    },
    {
      title: 'Si collega alla vostra directory',
      text: 'Utenti e gruppi arrivano da LDAP o Active Directory, o si creano nella piattaforma.',
    },
    {
      title: 'Installazione in pochi giorni',
      text: offer.start,
    },
  ],
};

export const how = {
  id: 'come-funziona',
  eyebrow: 'Come funziona',
  title: 'Tre fasi, dalla domanda alla risposta',
  plan: `elaborazione ${planTags.Professional}`,
  intro: `Prima, una volta sola, ogni pagina di testo entra nell’indice: circa ${figures.indexing.secondsPerPage} secondi l’una. Le scansioni passano prima dall’OCR.`,
  steps: [
    {
      title: 'Ricerca',
      text: 'Il motore cerca per significato e per parola, e mette in fila i passi che rispondono.',
    },
    {
      title: 'Elaborazione',
      text: 'L’AI legge quei passi, li confronta e ne ricava una risposta, un riassunto o una tabella.',
    },
    {
      title: 'Interazione',
      text: 'Aprite la fonte alla pagina citata, restringete, chiedete ancora.',
    },
  ] satisfies readonly Step[],
};

export const tiles = {
  eyebrow: 'Proseguite',
  title: 'Il prodotto, da vicino',
  items: [
    {
      label: 'Funzionalità',
      href: '/prodotto/funzionalita',
      text: 'Che cosa si può fare, e in che cosa è diverso da una ricerca tradizionale.',
    },
    {
      label: 'Interfaccia desktop',
      href: '/prodotto/desktop',
      text: 'Il client nativo per Windows, macOS e Linux: quattro schermate e i requisiti.',
    },
    {
      label: 'Interfaccia web',
      href: '/prodotto/web',
      text: 'Lo stesso archivio dal browser, dentro o fuori la rete aziendale.',
    },
    {
      label: 'Specifiche tecniche',
      href: '/prodotto/specifiche',
      text: 'Architettura, accesso, Active Directory, GDPR: per chi deve installare.',
    },
  ],
};
