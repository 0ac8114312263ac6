import type { FeatureGridCopy } from '@/components/prodotto/funzionalita/feature-grid';
import type { TaskListCopy } from '@/components/prodotto/funzionalita/task-list';
import { aiTasks } from '@/content/ai-tasks';
import { figures } from '@/content/figures';
import { planTags } from '@/content/plans';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

const { product: ocr } = figures.ocr;

export const meta: PageMeta = {
  path: '/prodotto/funzionalita',
  label: 'Funzionalità',
  title: 'Funzionalità: ricerca, OCR, chat, riassunti',
  description:
    'Ricerca semantica e ibrida, riassunti e bozze, chat con i documenti, OCR e sei attività AI, mostrate sullo stesso fascicolo e a confronto con gli altri sistemi.',
  updated: '2026-11-28',
  related: ['/tecnologia/ricerca', '/tecnologia/ai', '/documentazione/tutorial-analisi'],
};

export const head = {
  title: 'Cerca, scrive, risponde, legge le scansioni',
  intro:
    'Quattro funzioni e sei attività AI sui vostri documenti. Qui lavorano tutte sullo stesso fascicolo: un capannone con il tetto che perde.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'Il confronto, riga per riga', href: '#confronto' },
};

export const features: FeatureGridCopy = {
  search: {
    id: 'ricerca',
    title: 'Ricerca semantica e ibrida',
    text: 'Trova per significato ciò che è scritto con altre parole, e alla lettera un codice o un nome. Ogni riga apre la pagina giusta.',
    link: { label: 'Come si fondono i punteggi', href: '/tecnologia/ricerca' },
  },
  drafts: {
    id: 'documenti-nuovi',
    title: 'Riassunti e documenti nuovi',
    plan: planTags.Professional,
    text: 'Riassume un fascicolo in due righe. Poi scrive relazioni, presentazioni e procedure: bozze da rivedere, con le fonti.',
  },
  chat: {
    id: 'chat',
    title: 'Chat con i documenti',
    plan: planTags.Professional,
    text: 'Ogni risposta porta le sue fonti. Se nel fascicolo la risposta non c’è, lo dice.',
  },
  ocr: {
    id: 'ocr',
    title: 'OCR',
    text: 'L’OCR ricava il testo dalle scansioni: poi si trovano come il resto.',
    details: {
      measures: [
        { name: 'Lingue lette', value: `oltre ${ocr.languages}` },
        { name: 'Precisione sul testo a stampa', value: `oltre ${ocr.accuracy}` },
      ],
      languagesLabel: 'Quali lingue',
      languages: `${ocr.named.join(', ')} e altre ${ocr.others}.`,
    },
  },
};

export const contrast = {
  id: 'confronto',
  eyebrow: 'A confronto',
  title: 'Che cosa cambia rispetto a oggi',
  table: {
    caption: 'Sei aspetti del lavoro sui documenti, con le soluzioni tradizionali e con la piattaforma',
    columns: { row: 'Aspetto', ours: `Con ${site.name}`, theirs: 'Oggi' },
    rows: [
      {
        label: 'Come si cerca',
        ours: 'Con una domanda: significato e parole insieme.',
        theirs: 'Con le parole del testo o il nome del file, se li ricordate.',
      },
      {
        label: 'Che cosa si ottiene',
        ours: 'Il passo che risponde, con le parole segnate, il file e la pagina.',
        theirs: 'Un elenco di file da aprire.',
      },
      {
        label: 'Le scansioni',
        ours: 'L’OCR le legge all’arrivo.',
        theirs: 'Restano immagini, finché un OCR non le converte.',
      },
      {
        label: 'Scrivere dai documenti',
        ours: 'Riassunti e bozze con le fonti numerate, dal piano Professional.',
        theirs: 'Si copia e si incolla da un file all’altro.',
      },
      {
        label: 'Dove vanno i dati',
        ours: 'Con Enterprise, on-premise, restano sui vostri server.',
        theirs: 'Se l’AI è un servizio esterno, i testi escono.',
      },
      {
        label: 'Chi vede che cosa',
        ours: 'Decidono i permessi, fino al singolo documento. Anche una ricerca lascia traccia.',
        theirs: 'Decidono le cartelle. Il registro annota le aperture, non le domande.',
      },
    ],
    note: '«Oggi»: soluzioni tradizionali, con la ricerca per parole nei file server.',
  },
};

export const tasks: TaskListCopy = {
  id: 'task',
  eyebrow: 'Attività AI',
  title: 'Sei attività, per i lavori che si ripetono',
  plan: planTags.Professional,
  intro: 'Un’attività è una richiesta che la piattaforma esegue su un file o su mille.',
  labels: { example: 'Un esempio', request: 'Si chiede', excerpt: 'Nel documento', result: 'Si ottiene' },
  tasks: [
    { id: 'contratti', title: aiTasks.contracts, text: 'Da una clausola a una tabella.' },
    { id: 'tono', title: aiTasks.sentiment, text: 'Quali lettere leggere per prime.' },
    {
      id: 'entita',
      title: aiTasks.entities,
      text: 'Nomi, ruoli, date, luoghi e importi, segnati nel testo.',
    },
    { id: 'confronto-documenti', title: aiTasks.comparison, text: 'Che cosa cambia fra due versioni.' },
    { id: 'traduzione', title: aiTasks.translation, text: 'Il termine giusto per quella pratica.' },
    { id: 'classificazione', title: aiTasks.classification, text: 'Ogni file riceve uno dei vostri tipi.' },
  ],
};
