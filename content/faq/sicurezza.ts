import { offer } from '@/content/offer';
import { site } from '@/content/site';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions of a data protection officer before an installation. */
export const faqSicurezza: readonly FaqEntry[] = [
  {
    id: 'titolare',
    question: 'Chi è titolare dei dati, e voi che ruolo avete?',
    answer: [
      'In ogni piano il vostro ruolo non cambia: titolari, o responsabili quando trattate i dati per conto dei vostri clienti. Con l’installazione on-premise i documenti non arrivano da noi: li leggono il vostro server e le vostre persone. Su un’istanza ospitata li trattiamo per vostro conto, come responsabili o sub-responsabili ai sensi dell’articolo 28 del GDPR.',
      'Un intervento di assistenza può far vedere dati personali a un nostro tecnico. Va regolato prima, per iscritto.',
    ],
  },
  {
    id: 'fuori-dall-unione',
    question: 'I dati vengono trasferiti fuori dall’Unione europea?',
    answer: [
      'Con l’installazione on-premise no: stanno dove stanno i vostri server. Anche i modelli lavorano lì: nemmeno una domanda esce.',
      `Nei piani Standard e Professional stanno dov’è l’istanza: ${site.hosting.place}. Con Enterprise ospitato il luogo si concorda.`,
    ],
  },
  {
    id: 'valutazione-d-impatto',
    question: 'Serve una valutazione d’impatto?',
    answer: [
      'Lo stabilite voi, in base ai dati che indicizzate e all’uso che ne fate. Il perimetro, la matrice dei ruoli e i campi del registro descritti qui sono materiale pronto per quel documento.',
    ],
  },
  {
    id: 'controllo-lavoratori',
    question: 'Il registro contiene dati dei dipendenti. Come si tratta?',
    answer: [
      'Come ogni altro dato personale. Il registro dice chi ha fatto che cosa, e le ricerche vi compaiono per intero: per questo lo leggono soltanto l’Amministratore e, per la propria area, il Responsabile.',
      'Prima di usarlo informate le persone e verificate gli obblighi sui controlli a distanza (articolo 4 dello Statuto dei lavoratori).',
    ],
  },
  {
    id: 'diritti-interessati',
    question: 'Un interessato chiede accesso o cancellazione. Come troviamo i suoi dati?',
    answer: [
      'Con una ricerca che unisce il nome esatto e il significato: emergono anche le scansioni e i documenti in cui la persona è citata di passaggio.',
      'Che cosa consegnare e che cosa cancellare lo decidete voi. Il documento eliminato esce dall’indice.',
    ],
  },
  {
    id: 'tutti-i-piani',
    question: 'Tutto questo vale per ogni piano?',
    answer: [
      `Il perimetro disegnato è quello on-premise, nel piano Enterprise. ${offer.hosted}`,
      offer.everyPlan,
    ],
  },
];
