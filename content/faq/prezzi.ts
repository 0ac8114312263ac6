import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions about prices and payment (specification, sections 4 and 9). */
export const pricingFaq: FaqEntry[] = [
  {
    id: 'prezzo-per-utente',
    question: 'Quanto costa per tre, per cinque e per sei utenti?',
    answer: [offer.users],
  },
  {
    id: 'dove-stanno-i-dati',
    question: 'Dove stanno i dati, in ogni piano?',
    answer: [`Con Enterprise: ${offer.dataByPlan.Enterprise.toLowerCase()} ${offer.hosted}`, offer.everyPlan],
  },
  {
    id: 'piano-superiore',
    question: 'Possiamo passare a un piano superiore in qualsiasi momento?',
    answer: [
      'Sì. Il passaggio a un piano superiore ha effetto subito: le nuove funzioni sono disponibili dallo stesso momento.',
    ],
  },
  {
    id: 'piano-inferiore',
    question: 'E tornare a un piano inferiore?',
    answer: [
      'Sì. Il passaggio a un piano inferiore ha effetto alla fine del periodo di fatturazione in corso. Fino a quel giorno resta attivo il piano che avete già pagato.',
    ],
  },
  {
    id: 'fine-prova',
    question: `Che cosa succede dopo i ${claims.trialDays} giorni di prova?`,
    answer: [offer.afterTrial, offer.trial, 'Per cominciare non serve la carta di credito.'],
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
    answer: [
      `Il ${claims.annualDiscountPercent}% sul prezzo di dodici mesi: più di due mensilità. Lo sconto vale per i piani Standard e Professional.`,
    ],
  },
  {
    id: 'iva',
    question: 'I prezzi comprendono l’IVA?',
    answer: ['No. Tutti gli importi di questa pagina sono IVA esclusa. L’IVA si aggiunge in fattura.'],
  },
  {
    id: 'sconti',
    question: 'Ci sono sconti per qualcuno?',
    answer: [
      'Sì, per gli enti senza scopo di lucro (no-profit) e per quelli di istruzione. Scriveteci chi siete e di quanti utenti avete bisogno: vi mandiamo le condizioni.',
    ],
  },
  {
    id: 'on-premise',
    question: 'Quale piano serve per l’installazione on-premise?',
    answer: [
      'Enterprise: scegliete voi tra i vostri server (on-premise) e un’istanza ospitata (cloud). Gli altri due piani non comprendono l’installazione sui vostri server: lavorano su un’istanza ospitata per voi.',
    ],
  },
];
