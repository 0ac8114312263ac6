import type { PartnerApplicationCopy } from '@/components/partner/partner-application';
import type { PartnerKindsCopy } from '@/components/partner/partner-kinds';
import type { PartnerLedgerCopy } from '@/components/partner/partner-ledger';
import type { PartnerPortalCopy } from '@/components/partner/partner-portal';
import type { PartnerProcessCopy } from '@/components/partner/partner-process';
import { figures } from '@/content/figures';
import { layoutCopy } from '@/content/navigation';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/partner',
  label: 'Partner',
  title: 'Programma partner: rivenditori e integratori',
  description:
    'Rivenditori, system integrator e partner tecnologici: requisiti, supporto offerto, le cinque tappe della candidatura e il modulo per proporvi.',
  updated: '2026-11-24',
};

const { partnerProcess } = figures;

export const head = {
  title: 'Portate la ricerca on-premise ai vostri clienti',
  intro:
    'Cerchiamo rivenditori, system integrator e produttori di software che conoscono chi lavora con i documenti. Il prodotto e la formazione li mettiamo noi. L’installazione on-premise, sui server del cliente, è un’opzione del piano Enterprise.',
  action: { label: 'Candidatevi', href: '#candidatura' },
};

export const ledger: PartnerLedgerCopy = {
  title: 'Il programma in breve',
  rows: [
    { label: 'Tre profili', value: 'rivenditore, integratore, tecnologico' },
    { label: 'Candidatura', value: partnerProcess.application },
    { label: 'Prima risposta', value: `entro ${figures.partnerReplyWorkingHours} ore lavorative` },
    { label: 'Certificazione commerciale di base', value: 'gratuita' },
  ],
};

export const benefits = {
  eyebrow: 'Vantaggi',
  title: 'Che cosa ci mettiamo noi',
  items: [
    {
      title: 'Margini competitivi',
      text: 'Il margine lo leggete nel contratto, prima di firmare. I servizi che fornite ai clienti restano vostri: installazione, collegamento alle directory, tassonomie.',
    },
    {
      title: 'Supporto tecnico dedicato',
      text: 'Parlate con chi sviluppa il prodotto: prima della vendita, durante l’installazione e quando un cliente ha un dubbio.',
    },
    {
      title: 'Formazione continua',
      text: 'Chi vende impara a mostrare una ricerca sui documenti del cliente. Chi installa impara OCR, indice, ruoli e API. A ogni nuova versione c’è un aggiornamento.',
    },
  ],
};

export const kinds = {
  eyebrow: 'Profili',
  title: 'Tre modi di lavorare insieme',
  copy: {
    label: 'Tipi di partnership',
    requirements: 'Che cosa chiediamo',
    support: 'Che cosa offriamo',
    kinds: [
      {
        id: 'reseller',
        label: 'Rivenditore',
        title: 'Vendete la piattaforma',
        text: 'Proponete la piattaforma a studi, aziende ed enti che già si fidano di voi. Voi seguite il cliente, noi vi affianchiamo nella demo e nel progetto.',
        requirements: [
          'Esperienza nella vendita di software B2B',
          'Almeno 2 commerciali dedicati',
          'Presenza in settori verticali',
          'Certificazione commerciale di base, gratuita',
        ],
        support: [
          'Formazione per i commerciali',
          'Demo preparate insieme',
          'Materiali di presentazione in italiano',
        ],
      },
      {
        id: 'integrator',
        label: 'Integratore',
        title: 'Installate e collegate la piattaforma',
        text: 'Lavorate sull’infrastruttura del cliente, con i sistemi che ha già: directory aziendale, archivi, gestionali.',
        requirements: [
          'Un team tecnico interno',
          'Esperienza in progetti di trasformazione digitale',
          'Almeno 3 certificazioni tecniche',
          'Capacità di fornire servizi professionali',
        ],
        support: [
          'Formazione e certificazione dei tecnici',
          'Ambiente di prova e documentazione delle API',
          'Affiancamento sui primi progetti',
        ],
      },
      {
        id: 'technology',
        label: 'Tecnologico',
        title: 'Unite la piattaforma al vostro software',
        text: 'Il vostro software e il nostro lavorano sullo stesso documento: chi usa il vostro gestionale trova le risposte senza cambiare finestra.',
        requirements: [
          'Una soluzione complementare: ERP, CRM o ECM',
          'Un team di sviluppo',
          'API pubbliche e documentate',
          'Una roadmap di integrazione concordata',
        ],
        support: [
          'Accesso alle API e a un ambiente di sviluppo',
          'Un referente tecnico per l’integrazione',
          'Presentazione comune ai clienti di entrambi',
        ],
      },
    ],
  } satisfies PartnerKindsCopy,
};

export const journey = {
  eyebrow: 'Percorso',
  title: 'Dalla candidatura al primo cliente',
  steps: [
    {
      title: 'Candidatura',
      text: 'Compilate il modulo qui sotto.',
      duration: partnerProcess.application,
    },
    {
      title: 'Valutazione',
      text: 'Dopo la prima risposta leggiamo la proposta e ne parliamo con voi.',
      duration: partnerProcess.evaluation,
      inWeeks: true,
    },
    {
      title: 'Contratto',
      text: 'Definiamo condizioni, settori e obiettivi.',
      duration: partnerProcess.contract,
      inWeeks: true,
    },
    {
      title: 'Onboarding',
      text: 'Formiamo i vostri commerciali e i vostri tecnici.',
      duration: partnerProcess.onboarding,
      inWeeks: true,
    },
    {
      title: 'Go-to-market',
      text: 'Prepariamo insieme le prime trattative.',
      duration: partnerProcess.goToMarket,
    },
  ],
  legend: { sure: 'una settimana, come minimo', possible: 'una settimana in più, se serve' },
} satisfies { eyebrow: string; title: string } & PartnerProcessCopy;

const { partnerPortal } = site.external;

export const portal: PartnerPortalCopy | undefined = partnerPortal && {
  id: 'portale',
  eyebrow: 'Già partner',
  title: 'Il portale partner',
  text: 'Chi è già partner lavora dall’area riservata. Si entra con le credenziali ricevute all’onboarding.',
  link: { label: 'Entrate nel portale partner', href: partnerPortal.href },
  newTab: layoutCopy.newTab,
};

export const application: PartnerApplicationCopy = {
  eyebrow: 'Candidatura',
  title: 'Proponete la vostra azienda',
  intro: `Una prima risposta arriva entro ${figures.partnerReplyWorkingHours} ore lavorative; la valutazione richiede ${partnerProcess.evaluation}.`,
  contacts: {
    label: 'Preferite parlarne prima?',
    links: [
      { label: site.mail.partner, href: `mailto:${site.mail.partner}` },
      { label: site.phone.label, href: `tel:${site.phone.href}` },
    ],
    note: figures.phoneHours,
  },
  reading: {
    label: 'Per saperne di più',
    links: [
      { label: 'Novità', href: '/novita' },
      { label: 'Domande frequenti', href: '/documentazione/faq' },
    ],
  },
};
