import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const financeFaq: readonly FaqEntry[] = [
  {
    id: 'esternalizzazione',
    question: 'I dati dei clienti passano da un fornitore esterno?',
    answer: [
      `${offer.processor} Vale anche per Enterprise ospitato.`,
      `Con l’installazione on-premise, di Enterprise, no: documenti, indice e modelli stanno sui server dell’istituto. ${offer.intervention}`,
      `Se il contratto rientra in DORA lo valuta l’istituto. ${offer.assessment}`,
    ],
  },
  {
    id: 'fonti-normative',
    question: 'Come funziona il monitoraggio delle norme?',
    answer: [offer.norms, 'Il risultato è un elenco: il documento, il passo, l’ufficio che lo ha in carico.'],
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
      'Sono i vostri programmi a interrogarla, con le API, dal piano Professional: cercano, caricano documenti, leggono il registro. Le integrazioni su misura sono di Enterprise.',
    ],
  },
  {
    id: 'errori',
    question: 'E se la piattaforma si sbaglia?',
    answer: [
      'Ogni segnalazione porta il passo da cui nasce: la si conferma o la si scarta leggendo due righe. Può anche non segnalare un documento: aiuta il controllo, non lo sostituisce.',
    ],
  },
  {
    id: 'avvio-istituto',
    question: 'Da dove si comincia?',
    answer: ['Da una cartella sola, per esempio le policy interne.', offer.project],
  },
];
