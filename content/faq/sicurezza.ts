import { offer } from '@/content/offer';
import { site } from '@/content/site';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions of a data protection officer before an installation. */
export const securityFaq: readonly FaqEntry[] = [
  {
    id: 'titolare',
    question: 'Chi è titolare dei dati, e voi che ruolo avete?',
    answer: [
      'Il vostro ruolo non cambia: titolari, o responsabili per conto dei vostri clienti. Con l’installazione on-premise i documenti non arrivano da noi. Su un’istanza ospitata li trattiamo per vostro conto, come responsabili o sub-responsabili.',
    ],
  },
  {
    id: 'fuori-dall-unione',
    question: 'I dati vengono trasferiti fuori dall’Unione europea?',
    answer: [
      'Con l’installazione on-premise no: stanno dove stanno i vostri server.',
      `Nei piani Standard e Professional stanno dov’è l’istanza: ${site.hosting.place}. Con Enterprise ospitato il luogo si concorda.`,
    ],
  },
  {
    id: 'valutazione-d-impatto',
    question: 'Serve una valutazione d’impatto?',
    answer: [`Dipende dai dati e dall’uso che ne fate. ${offer.assessment}`],
  },
  {
    id: 'controllo-lavoratori',
    question: 'Il registro contiene dati dei dipendenti. Come si tratta?',
    answer: [
      'Le ricerche vi compaiono per intero: informate prima le persone, e verificate gli obblighi sui controlli a distanza (articolo 4 dello Statuto dei lavoratori).',
    ],
  },
  {
    id: 'diritti-interessati',
    question: 'Un interessato chiede accesso o cancellazione. Come troviamo i suoi dati?',
    answer: [
      'Con una ricerca che unisce il nome esatto e il significato, anche nelle scansioni. Il documento eliminato esce dall’indice.',
    ],
  },
];
