import type { SectorHeadCopy } from '@/components/sections/sector-head';
import type { CaseStudyCopy } from '@/components/soluzioni/finanza/case-study';
import type { FindingsCopy } from '@/components/soluzioni/finanza/findings';
import { evidence } from '@/content/evidence';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { findingSamples } from '@/content/samples/finanza';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/finanza',
  label: 'Istituti finanziari',
  title: 'AI documentale per banche e finanza',
  description:
    'La norma nuova accanto alle regole interne che tocca, i fascicoli riletti, le carte pronte per l’ispezione. On-premise con Enterprise.',
  fill: { settore: 'altro' },
  updated: '2026-11-28',
  related: ['/tecnologia/sicurezza', '/prodotto/specifiche', '/documentazione/tutorial-analisi'],
};

const { caseStudyBank, finance } = figures;

export const head: SectorHeadCopy = {
  title: 'Trovare i documenti interni che una norma nuova tocca',
  intro: `Per banche e intermediari: di ogni documento toccato la piattaforma indica il passo, la pagina, l’ufficio che lo ha in carico. Oltre ${finance.jurisdictions} giurisdizioni, sui testi che fornite voi.`,
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  contact: { label: 'Parliamone insieme', href: '/contatti' },
  prices: offer.sectorPrices,
};

export const findings: FindingsCopy = {
  id: 'difficolta',
  eyebrow: 'Rilievi e risposte',
  title: 'Ogni ufficio ha una carta che non trova',
  plan: `ricerca e registro in ogni piano, il resto ${planTags.Professional}`,
  listId: 'soluzioni',
  labels: { desk: 'Ufficio', finding: 'Rilievo', answer: 'Risposta', evidence: 'Evidenza' },
  items: [
    {
      desk: 'Conformità',
      title: 'La norma è chiara, l’inventario delle regole interne no',
      text: 'A ogni circolare si chiede in giro.',
      answer: {
        title: 'Monitoraggio e confronto',
        text: 'Segna ogni parola diversa fra due edizioni, e indica le regole interne da rivedere.',
        sample: findingSamples.versions,
      },
    },
    {
      desk: 'Gruppo',
      title: 'Lo stesso obbligo arriva in tre lingue',
      text: 'Ogni filiale estera lo legge a modo suo.',
      answer: {
        title: 'Traduzione nel contesto',
        text: 'Una norma estera si legge in italiano, con i termini che l’istituto usa già.',
        sample: findingSamples.translation,
      },
    },
    {
      desk: 'Antiriciclaggio',
      title: 'L’adeguata verifica è completa, ma non torna',
      text: 'I documenti ci sono, i dati non coincidono.',
      answer: {
        title: 'Adeguata verifica (KYC)',
        text: 'Estrae i dati da visure, dichiarazioni e schede, e segna dove non concordano.',
        sample: findingSamples.dueDiligence,
      },
    },
    {
      desk: 'Crediti',
      title: 'La condizione che pesa sta a pagina quaranta',
      text: 'Il gestionale ne porta solo un riassunto.',
      answer: {
        title: 'Analisi dei contratti',
        text: 'Garanzie, covenant, scadenze e clausole rischiose, ciascuna con l’articolo da cui viene.',
        sample: findingSamples.contracts,
      },
    },
    {
      desk: 'Revisione interna',
      title: 'L’ispettore chiede la prova, non il racconto',
      text: 'La prova è in un verbale di chi ha cambiato ufficio.',
      answer: {
        title: 'Registro di audit',
        text: 'La ricerca trova il verbale. Il registro dice chi l’ha aperto, quando, e chi ci ha provato senza poterlo fare.',
        sample: findingSamples.log,
      },
    },
  ],
};

export const caseStudy: CaseStudyCopy = {
  id: 'caso',
  eyebrow: 'Caso di studio',
  evidence: evidence.bankCase,
  title: 'Una banca, prima e dopo',
  times: [
    {
      name: 'Tempo di revisione',
      before: { label: 'Prima', value: caseStudyBank.review.before },
      after: { label: 'Con la piattaforma', value: caseStudyBank.review.after },
      scale: 'Ogni tratto è un’ora.',
    },
    {
      name: 'Preparazione dell’audit',
      before: { label: 'Prima', value: caseStudyBank.audit.before },
      after: { label: 'Con la piattaforma', value: caseStudyBank.audit.after },
      scale: 'Ogni tratto è un giorno.',
    },
  ],
  shares: [
    { value: caseStudyBank.issuesFound, text: 'dei problemi di conformità individuati' },
    { value: caseStudyBank.costCut, text: 'di costi in meno' },
  ],
};

export const returns = {
  eyebrow: 'Il ritorno',
  evidence: evidence.finance,
  title: 'Quando rientra la spesa',
  ranges: [
    { name: 'per il ritorno dell’investimento', value: finance.returnMonths },
    { name: 'di costi operativi documentali in meno', value: finance.costReduction },
    { name: 'di efficienza in più nella conformità', value: finance.complianceGain },
  ],
  more: { label: 'Chiedete una stima sul vostro archivio', href: '/contatti', fill: { subject: 'quote' } },
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Quello che chiedono conformità e revisione',
};
