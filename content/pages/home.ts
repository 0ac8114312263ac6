import type { FeatureListCopy } from '@/components/home/feature-list';
import type { HomeHeadCopy } from '@/components/home/home-head';
import type { KeyFiguresCopy } from '@/components/home/key-figures';
import type { ReasonsCopy } from '@/components/home/reasons';
import type { SectorIndexCopy } from '@/components/home/sector-index';
import { evidence } from '@/content/evidence';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { refusedAccess } from '@/content/samples/audit-log';
import { shareholderLoans } from '@/content/samples/home';
import { sectorEntries } from '@/content/sectors';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/',
  label: 'Home',
  title: 'Ricerca e AI documentale on-premise',
  description: `Ponete una domanda ai vostri documenti e leggete la risposta con il passo che la prova. On-premise con Enterprise. Demo gratuita di ${figures.trialDays} giorni.`,
  updated: '2026-11-28',
};

export const head: HomeHeadCopy = {
  title: ['Ricerca AI on-premise:', 'voi chiedete,', 'i\u00a0vostri documenti ==rispondono=='],
  intro: `Chiedete al vostro archivio come a un collega: ${site.name} trova le poche righe che rispondono, con il file e la pagina, anche nelle scansioni.`,
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo' },
  more: { label: 'Il prodotto da vicino', href: '/prodotto' },
  note: `Prova gratuita di ${figures.trialDays} giorni, senza carta di credito.`,
  prices: offer.startingPrices,
  demo: {
    archive: 'Archivio d’esempio',
    place: 'documenti inventati',
    choice: 'Le domande',
    questionLabel: 'Domanda',
    pageLabel: 'pag.',
    page: 'pagina',
    scoreLabel: 'Punteggio',
    letters:
      'Le lettere indicano quale parola risponde a quale parte della domanda, anche dove le parole sono altre.',
    caption: 'A destra il punteggio, da 0 a 1.',
  },
};

export const keyFigures: KeyFiguresCopy = {
  title: 'Le misure',
  evidence: evidence.speed,
  items: [
    {
      value: figures.indexing.pages,
      unit: 'pagine',
      label: `di testo indicizzate in meno di ${figures.indexing.under}, con ${figures.indexing.processes} processi o più`,
    },
    {
      qualifier: 'meno di',
      value: String(figures.queryMilliseconds),
      unit: 'ms',
      label: 'per una ricerca, in media',
    },
    {
      qualifier: 'oltre',
      value: String(figures.multilingualSearchLanguages),
      unit: 'lingue',
      label: `nella ricerca; oltre ${figures.ocr.product.languages} nella lettura delle scansioni`,
    },
    {
      value: figures.onPremise,
      label: 'dei dati sulla vostra infrastruttura, on-premise',
      plan: planTags.Enterprise,
    },
  ],
};

export const features: FeatureListCopy = {
  id: 'tecnologia',
  eyebrow: 'Che cosa fa',
  title: 'Trovare, capire, custodire',
  items: [
    {
      link: { label: 'Ricerca Semantica', href: '/tecnologia/ricerca' },
      text: 'Chiedete con le vostre parole. Trova il passo giusto anche quando chi l’ha scritto ne ha usate altre.',
      more: 'Come cerca',
      sample: {
        kind: 'match',
        query: 'ferie non godute, quando scadono',
        source: { file: 'regolamento-interno.docx', place: 'pag. 14' },
        passage:
          'Le ==giornate di riposo non fruite== nell’anno di maturazione vanno usate ==entro i diciotto mesi successivi==.',
      },
    },
    {
      link: { label: 'AI Documentale', href: '/tecnologia/ai' },
      plan: planTags.Professional,
      text: 'Riassume, confronta, estrae, risponde. E dice dove ha letto.',
      more: 'Come legge',
      trial: { label: 'Confrontate due vostre bozze', href: '/prova' },
      sample: {
        kind: 'summary',
        source: { file: 'fornitura-software.pdf', place: 'pag. 9' },
        clause:
          'Il contratto si ==rinnova tacitamente== per un triennio, ove non consti diversa volontà comunicata almeno ==centottanta giorni== prima della scadenza.',
        summaryLabel: 'In parole semplici',
        summary: 'Se non disdite almeno centottanta giorni prima, restate legati per altri tre anni.',
      },
    },
    {
      link: { label: 'Sicurezza Avanzata', href: '/tecnologia/sicurezza' },
      text: 'Ognuno trova soltanto ciò che può aprire. Ogni accesso, anche negato, resta scritto nel registro di audit.',
      more: 'Come protegge i dati',
      sample: { kind: 'log', log: refusedAccess },
    },
  ],
};

export const reasons: ReasonsCopy = {
  id: 'perche',
  eyebrow: 'Perché è diverso',
  plan: `on-premise ${planTags.Enterprise}, contenuti ${planTags.Professional}`,
  title: 'L’AI entra nel vostro archivio. L’archivio non esce',
  intro:
    'Di solito si portano i documenti dove sta l’intelligenza artificiale. Con l’installazione on-premise succede il contrario.',
  promises: {
    label: 'In breve',
    items: [
      `Sicurezza dei dati ${figures.onPremise} on-premise`,
      'Accesso immediato alle informazioni',
      'AI integrata nella ricerca',
      'Integrazione con i vostri sistemi',
      'Deployment in pochi giorni',
    ],
  },
  reasons: [
    {
      title: 'Sicurezza',
      text: `Con l’installazione on-premise documenti, indice, modelli e domande stanno al ${figures.onPremise} sulle vostre macchine.`,
    },
    {
      title: 'Avvio rapido',
      text: `${offer.start} Utenti e gruppi arrivano da LDAP o Active Directory.`,
    },
    {
      title: 'Contenuti automatici',
      text: 'Relazioni, presentazioni e procedure operative nascono dai vostri documenti: partite da una bozza che indica le sue fonti.',
    },
  ],
};

const { review } = figures.caseStudyBank;

export const sectors: SectorIndexCopy = {
  id: 'settori',
  eyebrow: 'Per chi',
  title: 'Ogni mestiere ha le sue carte, e le sue domande',
  questionLabel: 'Si chiede',
  featured: {
    link: { label: 'Studi commercialisti', href: '/soluzioni/commercialisti' },
    text: 'Le carte di tutti i clienti in un solo indice, e ogni cliente visibile soltanto a chi lo segue.',
    question: 'Quali società clienti hanno prestato denaro ai soci?',
    ...shareholderLoans,
  },
  others: [
    {
      link: sectorEntries.legal.link,
      text: 'Contratti, atti, pareri, sentenze.',
      question: 'Chi paga se il cantiere si ferma?',
    },
    {
      link: sectorEntries.labour.link,
      text: 'Contratti collettivi, lettere, cedolini, circolari.',
      question: 'Quanto preavviso spetta a un impiegato con sei anni di servizio?',
    },
    {
      link: sectorEntries.companies.link,
      text: 'Procedure, manuali, contratti, offerte.',
      question: 'Chi autorizza un reso fuori termine?',
    },
    {
      link: sectorEntries.other.link,
      text: 'Editoria, ricerca, archivi, sanità, enti pubblici, istruzione.',
      question: 'In che anno è stato venduto il terreno della scuola?',
    },
  ],
  bank: {
    name: 'Istituti finanziari',
    text: `Una banca ha portato il tempo di revisione da ${review.before.split(' ')[0]} a ${review.after}.`,
    evidence: evidence.bankCase,
    link: { label: 'Il caso di studio', href: '/soluzioni/finanza#caso' },
  },
  search: { label: `Una domanda su ${site.name}?`, button: 'Cerca', action: '/documentazione' },
};
