import type { SectorHeadCopy } from '@/components/sections/sector-head';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { solutionSamples } from '@/content/samples/aziende';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/aziende',
  label: 'Aziende',
  title: 'Ricerca documentale AI per le aziende',
  description:
    'Offerte, contratti, procedure e manuali di tutti gli uffici in una sola ricerca. Ognuno trova soltanto ciò che gli avete aperto.',
  fill: { settore: 'altro' },
  updated: '2026-11-28',
  related: ['/documentazione/integrazioni', '/documentazione/tutorial-report', '/prodotto/specifiche'],
};

export const head: SectorHeadCopy = {
  title: 'Una ricerca nei documenti di tutti gli uffici dell’azienda',
  intro:
    'L’ufficio tecnico ha il manuale, la qualità la procedura, gli acquisti l’accordo: una domanda semplice diventa un giro di telefonate. La piattaforma cerca nei documenti di tutti, e a ciascuno mostra solo quelli che gli avete aperto.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  contact: { label: 'Parliamone insieme', href: '/contatti' },
  prices: offer.sectorPrices,
};

export const challenges = {
  eyebrow: 'Le difficoltà',
  title: 'Frasi che si sentono in corridoio',
  items: [
    {
      label: 'Acquisti',
      title: '«La penale c’era, ma nel contratto quadro»',
      text: 'L’ordine dice una cosa, l’accordo un’altra. Il fornitore li ha letti tutti e due.',
    },
    {
      label: 'Qualità',
      title: '«In reparto usano la revisione vecchia»',
      text: 'La procedura superata è appesa al muro. Quella valida è in una sottocartella.',
    },
    {
      label: 'Commerciale',
      title: '«Un’offerta così l’abbiamo già fatta»',
      text: 'Chi la scrisse ha cambiato lavoro. Si ricomincia dal foglio bianco.',
    },
    {
      label: 'Risorse umane',
      title: '«Sta nel regolamento, ma in che punto?»',
      text: 'La stessa domanda torna ogni settimana.',
    },
  ],
};

export const solutions = {
  eyebrow: 'Le risposte',
  title: 'Che cosa fa la piattaforma in azienda',
  plan: `gare, confronti, bozze e API ${planTags.Professional}, cartelle sorvegliate ${planTags.Enterprise}`,
  groups: [
    {
      title: 'Trovare fra gli uffici',
      items: [
        {
          title: 'Significato e codici insieme',
          text: 'La ricerca ibrida capisce la domanda e rispetta alla lettera codici e matricole.',
          sample: solutionSamples.codes,
        },
        {
          title: 'Manuali in altre lingue',
          text: `Si chiede in italiano e risponde anche il manuale del costruttore tedesco. Le lingue sono oltre ${figures.multilingualSearchLanguages}.`,
          sample: solutionSamples.languages,
        },
      ],
    },
    {
      title: 'Leggere e scrivere',
      items: [
        {
          title: 'Gare e capitolati',
          text: 'Dal disciplinare si estraggono requisiti, garanzie e scadenze, con la pagina di ciascuno.',
          sample: solutionSamples.tender,
        },
        {
          title: 'Contratti e revisioni a confronto',
          text: 'L’ordine accanto all’accordo quadro, la revisione nuova accanto alla vecchia: ogni differenza è segnata.',
          sample: solutionSamples.comparison,
        },
        {
          title: 'Bozze dai documenti che avete',
          text: 'Un’offerta, una procedura o una relazione comincia da una bozza, con il numero della fonte accanto alle frasi.',
          sample: solutionSamples.draft,
        },
      ],
    },
    {
      title: 'Collegare e custodire',
      items: [
        {
          title: 'Cartelle sorvegliate',
          text: 'I documenti nuovi o modificati del file server si indicizzano automaticamente. Su un’istanza ospitata i documenti si caricano.',
          sample: solutionSamples.folders,
        },
        {
          title: 'API per i vostri programmi',
          text: 'Gestionale, portale interno e assistenza clienti ricevono il passo con la sua pagina.',
          sample: solutionSamples.api,
        },
        {
          title: 'Registro di audit',
          text: 'Ricerche, aperture e rifiuti restano scritti.',
          sample: solutionSamples.register,
        },
      ],
    },
  ],
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Che cosa chiedono gli uffici e chi segue i sistemi',
};
