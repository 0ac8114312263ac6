import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions about prices and payment. */
export const pricingFaq: FaqEntry[] = [
  {
    id: 'prezzo-per-utente',
    question: 'Quanto costa per tre, per cinque e per sei utenti?',
    answer: [offer.users],
  },
  {
    id: 'oltre-dieci',
    question: 'Quanto costa Enterprise, per esempio in dodici?',
    answer: [`${offer.beyond} ${offer.minimum}`],
  },
  {
    id: 'come-entrano-i-documenti',
    question: 'Come entrano i documenti?',
    answer: [offer.waysIn],
  },
  {
    id: 'dove-stanno-i-dati',
    question: 'Dove stanno i dati, in ogni piano?',
    answer: [`${offer.hosted} Enterprise: ${offer.dataByPlan.Enterprise.toLowerCase()}`],
  },
  {
    id: 'piano-superiore',
    question: 'Possiamo passare a un piano superiore in qualsiasi momento?',
    answer: ['Sì, e ha effetto subito.'],
  },
  {
    id: 'piano-inferiore',
    question: 'E tornare a un piano inferiore?',
    answer: ['Sì, dalla fine del periodo di fatturazione in corso.'],
  },
  {
    id: 'fine-prova',
    question: `Che cosa succede dopo i ${figures.trialDays} giorni di prova?`,
    answer: [`${offer.afterTrial} ${offer.freePlan}`, offer.trial, offer.trialDocuments],
  },
  {
    id: 'metodi-di-pagamento',
    question: 'Come si paga?',
    answer: [
      'Con carta di credito (Visa, Mastercard, American Express) o con bonifico bancario. Per i clienti Enterprise la fatturazione si concorda caso per caso.',
    ],
  },
  {
    id: 'sconto-annuale',
    question: 'Quanto si risparmia pagando una volta l’anno?',
    answer: [`Il ${figures.annualDiscountPercent}%: più di due mensilità, con Standard e Professional.`],
  },
  {
    id: 'iva',
    question: 'I prezzi comprendono l’IVA?',
    answer: ['No, l’IVA si aggiunge in fattura.'],
  },
  {
    id: 'avvio',
    question: 'Chi installa, in quanto tempo, e l’avvio è compreso?',
    answer: [offer.start, offer.project],
  },
];
