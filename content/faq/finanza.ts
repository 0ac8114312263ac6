import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { FaqEntry } from '@/lib/schema/faq';

export const faqFinanza: readonly FaqEntry[] = [
  {
    id: 'esternalizzazione',
    question: 'I dati dei clienti passano da un fornitore esterno?',
    answer: [
      'Con l’installazione on-premise no: documenti, indice e modelli stanno sui server dell’istituto, e anche le domande restano lì.',
      `${offer.hosted} Su un’istanza ospitata il fornitore esterno c’è, anche con Enterprise. ${offer.training}`,
      'Come trattare il contratto di assistenza ai fini DORA lo valutate voi.',
    ],
  },
  {
    id: 'fonti-normative',
    question: 'Come funziona il monitoraggio delle norme?',
    answer: [
      offer.norms,
      'Il testo nuovo entra in archivio e viene confrontato con le vostre regole interne. Il risultato è un elenco: il documento, il passo, l’ufficio che lo ha in carico.',
      'Decidere se e come riscrivere resta alla funzione di conformità.',
    ],
  },
  {
    id: 'muraglie',
    question: 'Un ufficio può vedere le pratiche di un altro?',
    answer: [
      'Solo se lo avete deciso voi. I permessi si danno ai gruppi, dalla cartella al singolo documento. Utenti e gruppi arrivano da LDAP o Active Directory.',
      'Chi non può aprire una pratica non la trova nemmeno fra i risultati.',
    ],
  },
  {
    id: 'gestionali',
    question: 'Si collega ai sistemi che abbiamo?',
    answer: [
      `Sì. ${offer.watchedFolders} Con le API, dal piano Professional, altri programmi possono cercare, caricare documenti e leggere il registro.`,
    ],
  },
  {
    id: 'errori',
    question: 'E se la piattaforma si sbaglia?',
    answer: [
      'Può succedere. Per questo ogni segnalazione porta il passo da cui nasce: la si conferma o la si scarta leggendo due righe. Un passo sotto la soglia che avete scelto non compare.',
    ],
  },
  {
    id: 'avvio-istituto',
    question: 'Da dove si comincia?',
    answer: [
      `Di solito da una cartella sola, per esempio le policy interne. Un progetto standard richiede ${claims.implementation.standard}; uno complesso, con integrazioni e modelli su misura, ${claims.implementation.complex}.`,
      `Prima c’è la prova gratuita, che dura ${claims.trialDays} giorni.`,
    ],
  },
];
