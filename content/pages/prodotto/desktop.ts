import type { NotePair } from '@/components/pictures/client-window';
import type { AnnotatedScreen } from '@/components/prodotto/desktop/annotated-screens';
import type { RequirementsCopy } from '@/components/prodotto/desktop/requirements';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/desktop',
  label: 'Interfaccia desktop',
  title: 'Client desktop per Windows, macOS e Linux',
  description:
    'Il client nativo per Windows, macOS e Linux: bacheca, ricerca avanzata, visualizzatore e pannello AI, con i requisiti di sistema.',
  updated: '2026-11-28',
  related: ['/prodotto/web', '/documentazione/ricerca-avanzata'],
};

export const head = {
  title: 'Il client desktop, per chi lavora fra i documenti tutto il giorno',
  intro:
    'Un programma nativo per Windows, macOS e Linux. Si cerca, si apre la pagina giusta, si chiede il resto, tutto nella stessa finestra.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  requirements: { label: 'Verifica Requisiti', href: '#requisiti-sistema' },
};

export const screens = {
  id: 'schermate',
  title: 'Una domanda, quattro schermate',
  intro:
    'Un cantiere è in ritardo: quanto deve pagare l’impresa? Le tavole seguono questa domanda, dalla bacheca alla risposta. I documenti sono inventati.',
};

export const dashboardScreen: AnnotatedScreen<NotePair> = {
  number: 'Tavola 1',
  title: 'Dashboard principale',
  text: 'La Bacheca dice che cosa è arrivato e che cosa si può già cercare. La domanda si scrive subito, in cima.',
  notes: [
    {
      number: '1.1',
      title: 'Ogni cartella ha uno stato',
      text: 'Cartelle e sottocartelle restano come le avete. On-premise, con Enterprise, le sorveglia il server. Un file che non si riesce a leggere resta «da rivedere».',
    },
    {
      number: '1.2',
      title: 'Da dove riprendere',
      text: 'Gli ultimi documenti aperti, con la pagina, e le domande già poste.',
    },
  ],
  caption:
    'La Bacheca: la domanda in cima, le cartelle con il loro stato, i documenti aperti di recente. Esempio inventato.',
};

export const searchScreen: AnnotatedScreen = {
  number: 'Tavola 2',
  title: 'Ricerca avanzata',
  text: 'La ricerca trova tre passi in tre documenti: la penale, il nuovo termine, i giorni che non si contano. Nessuno dice «ritardo» né «impresa».',
  notes: [
    { number: '2.1', title: 'Prima si delimita', text: 'Tipo, data e cartella restringono la ricerca.' },
    {
      number: '2.2',
      title: 'Poi si regola',
      text: 'Il peso delle parole esatte, e la soglia sotto la quale un passo non si mostra.',
    },
    {
      number: '2.3',
      title: 'Il passo, non il file',
      text: 'Ogni risultato mostra la pagina, il punteggio e le parole che rispondono. Dal numero di pagina si apre il documento.',
    },
  ],
  caption:
    'La ricerca avanzata: la domanda, i filtri, i due parametri e i tre passi trovati. Esempio inventato.',
};

export const viewerScreen: AnnotatedScreen<NotePair> = {
  number: 'Tavola 3',
  title: 'Visualizzatore documenti',
  text: 'Il primo risultato si apre alla sua pagina, non in copertina. Il passo è segnato e intorno c’è il resto della pagina. Così si vede anche l’articolo dopo, dove sta l’eccezione.',
  notes: [
    {
      number: '3.1',
      title: 'La striscia',
      text: 'I segni dicono in quali altre pagine il documento risponde.',
    },
    {
      number: '3.2',
      title: 'Il passo al suo posto',
      text: 'Le parole segnate sono le stesse dell’elenco. Anche se la pagina è una scansione.',
    },
  ],
  caption:
    'Il visualizzatore aperto alla pagina della penale: striscia delle pagine, articolo con le parole segnate, articoli vicini. Esempio inventato.',
};

export const aiScreen: AnnotatedScreen = {
  number: 'Tavola 4',
  title: 'Pannello AI',
  plan: planTags.Professional,
  text: 'La penale è nel contratto, il termine nell’atto aggiuntivo, i giorni esclusi nel verbale. Il pannello li mette insieme. A scrivere è un modello che lavora sul server.',
  notes: [
    {
      number: '4.1',
      title: 'Sapete che cosa legge',
      text: 'I documenti che scegliete voi, fra quelli che potete aprire.',
    },
    {
      number: '4.2',
      title: 'Ogni frase ha la sua fonte, o è segnata',
      text: 'Il numero riporta alla pagina. Se una frase non vi convince, la controllate lì.',
    },
    {
      number: '4.3',
      title: 'La domanda dopo',
      text: 'Si continua a chiedere, o si passa alla bozza della lettera. A firmare restate voi.',
    },
  ],
  caption:
    'Il pannello AI: il riassunto con i numeri delle fonti, una seconda domanda con la risposta. Accanto, la pagina citata. Esempio inventato.',
};

const { desktop } = figures;

export const requirements: RequirementsCopy = {
  id: 'requisiti-sistema',
  eyebrow: 'Per chi installa',
  title: 'Requisiti di sistema',
  intro: 'Per il computer su cui lavora il client. Il server ha i suoi.',
  rows: [
    { need: 'Sistema operativo', values: desktop.systems },
    { need: 'Processore', values: [desktop.processor] },
    { need: 'Memoria', values: [desktop.memory] },
    { need: 'Connessione', values: [desktop.connection], remark: offer.internet },
  ],
  more: { label: 'I requisiti del server', href: '/prodotto/specifiche#server' },
};
