import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import type { FaqEntry } from '@/lib/schema/faq';

export const financeFaq: readonly FaqEntry[] = [
  {
    id: 'esternalizzazione',
    question: 'I dati dei clienti passano da un fornitore esterno?',
    answer: [
      'Su un’istanza ospitata il fornitore esterno c’è, anche con Enterprise. Se il contratto rientra in DORA lo valutate voi.',
      'Con l’installazione on-premise no: documenti, indice e modelli stanno sui server dell’istituto. Un intervento di assistenza si regola prima, per iscritto.',
    ],
    plan: planTags.Enterprise,
  },
  {
    id: 'fonti-normative',
    question: 'Come funziona il monitoraggio delle norme?',
    answer: [offer.norms, 'Il risultato è un elenco: il documento, il passo, l’ufficio che lo ha in carico.'],
    plan: planTags.Professional,
  },
  {
    id: 'muraglie',
    question: 'Un ufficio può vedere le pratiche di un altro?',
    answer: [
      'Solo se lo avete deciso voi. Chi non può aprire una pratica non la trova nemmeno fra i risultati.',
    ],
  },
  {
    id: 'gestionali',
    question: 'Si collega ai sistemi che abbiamo?',
    answer: [
      'Sono i vostri programmi a interrogarla, con le API: cercano, caricano documenti, leggono il registro. Le integrazioni su misura sono di Enterprise.',
    ],
    plan: planTags.Professional,
  },
  {
    id: 'errori',
    question: 'E se la piattaforma si sbaglia?',
    answer: [
      'Ogni segnalazione porta il passo da cui nasce: la si conferma o la si scarta leggendo due righe. Può anche non segnalare un documento: aiuta il controllo, non lo sostituisce.',
    ],
    plan: planTags.Professional,
  },
  {
    id: 'avvio-istituto',
    question: 'Da dove si comincia?',
    answer: [
      `Da una cartella sola, per esempio le policy interne. Un progetto standard richiede ${claims.implementation.standard}; uno complesso, con integrazioni e modelli su misura, ${claims.implementation.complex}.`,
    ],
  },
];
