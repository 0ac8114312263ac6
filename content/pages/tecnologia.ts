import type { DocumentPathCopy } from '@/components/tecnologia/document-path';
import type { MeasuresCopy } from '@/components/tecnologia/measures';
import type { TechnologyPagesCopy } from '@/components/tecnologia/technology-pages';
import { figures } from '@/content/figures';
import { planTags } from '@/content/plans';
import { followedPage, technologyDrawings } from '@/content/samples/tecnologia';
import type { Link, PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia',
  label: 'Tecnologia',
  title: 'La tecnologia: dal foglio alla risposta',
  description:
    'OCR, ricerca semantica, modelli linguistici e sicurezza: seguite una pagina dalla scansione alla risposta che la cita. On-premise con Enterprise.',
  updated: '2026-11-28',
  related: ['/prodotto/specifiche', '/documentazione/guida-introduttiva'],
};

export const head = {
  title: 'Dal foglio alla risposta: il viaggio di una riga',
  intro:
    'Entra una scansione. Esce una risposta che indica il file, la pagina e le parole. In mezzo ci sono tre fasi: on-premise, con Enterprise, si svolgono tutte nella vostra rete. La riga che si segue viene da un collaudo del 1983, battuto a macchina.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' } satisfies Link,
};

export const path: { id: string; title: string; picture: DocumentPathCopy } = {
  id: 'percorso',
  title: 'Il percorso di una pagina, in tre fasi',
  picture: {
    caption:
      'Una riga di un collaudo battuto a macchina viene letta dall’OCR, entra nell’indice per significato e per parole, e torna come passo citato nella risposta a una domanda fatta con parole diverse.',
    reading: {
      ...followedPage.reading,
      title: 'Acquisizione e lettura',
      text: 'Il file lo caricate voi o, on-premise, arriva da una cartella sorvegliata. L’OCR trova le righe e legge le parole.',
    },
    index: {
      ...followedPage.index,
      title: 'Indice',
      text: 'Il passo, cioè qualche riga, si annota due volte: per quello che vuol dire e per le parole che usa.',
      meaningLabel: 'Per significato',
      meaningNote: 'Ogni tratto è un numero. Insieme dicono il senso del passo.',
      wordsLabel: 'Per parole',
      pagesLabel: 'pag.',
    },
    answer: {
      ...followedPage.answer,
      title: 'Risposta con la fonte',
      plan: planTags.Professional,
      text: 'La domanda cerca in tutti e due gli indici. La risposta porta con sé il passo da cui viene.',
      questionLabel: 'Domanda',
      answerLabel: 'Risposta',
      sourceLabel: 'Fonte',
      scoreLabel: 'Punteggio',
      note: 'Chi ha chiesto non ha scritto «solaio», né «deposito», né «kg». La pagina non dice «peso», né «pavimento», né «magazzino». La ricerca trova il passo lo stesso.',
    },
  },
};

export const technologyPages: TechnologyPagesCopy = {
  id: 'parti',
  eyebrow: 'Le parti',
  title: 'Quattro tecnologie, un compito ciascuna',
  plan: `AI ${planTags.Professional}`,
  items: [
    {
      link: { label: 'OCR', href: '/tecnologia/ocr' },
      text: 'Fa di un’immagine un testo. E dice di quali parole non è sicuro.',
      drawing: technologyDrawings.reading,
      description:
        'Una parola battuta a macchina e, sotto, la stessa parola letta, con il grado di certezza.',
    },
    {
      link: { label: 'Ricerca Semantica', href: '/tecnologia/ricerca' },
      text: 'Mette vicine le parole che vogliono dire la stessa cosa, anche se non si assomigliano.',
      drawing: technologyDrawings.meaning,
      description:
        'La parola «disdire» è legata a «recedere» e «sciogliere l’accordo»; «disdicevole», che le somiglia, resta slegata.',
    },
    {
      link: { label: 'AI Documentale', href: '/tecnologia/ai' },
      text: 'Legge molte pagine e ne scrive poche righe: riassunti, confronti, bozze, risposte in chat. Accanto a ogni frase resta scritto da dove viene, o che non ha fonte.',
      drawing: technologyDrawings.summary,
      description:
        'Tre pagine di un contratto riunite da una graffa in due frasi, con i numeri delle pagine.',
    },
    {
      link: { label: 'Sicurezza Avanzata', href: '/tecnologia/sicurezza' },
      text: 'Stessa ricerca, due elenchi: ognuno trova soltanto ciò che può aprire. Il registro di audit annota ogni accesso.',
      drawing: technologyDrawings.permissions,
      description:
        'La stessa ricerca fatta da due uffici: l’Ufficio paghe trova tre file, la Produzione due. Del terzo non vede nemmeno il nome.',
    },
  ],
};

export const measures: MeasuresCopy = {
  id: 'misure',
  eyebrow: 'Misure',
  title: 'Si indicizza una volta, poi si cerca',
  lines: [
    {
      what: 'Indicizzare una pagina',
      limit: 'circa',
      figure: `${figures.indexing.secondsPerPage} secondi`,
      note: 'Testo già letto, una volta sola: non si rilegge a ogni ricerca.',
    },
    {
      what: `Indicizzare ${figures.indexing.pages} pagine`,
      limit: 'meno di',
      figure: figures.indexing.under,
      note: `Testo già letto, senza OCR, con almeno ${figures.indexing.processes} processi.`,
    },
    {
      what: 'Rispondere a una ricerca',
      limit: 'meno di',
      figure: `${figures.queryMilliseconds} ms`,
      note: 'In media. Riassunti e bozze richiedono più tempo.',
    },
    {
      what: 'Cercare da una lingua all’altra',
      limit: 'oltre',
      figure: `${figures.multilingualSearchLanguages} lingue`,
      note: 'Si chiede in italiano, risponde anche un contratto in tedesco.',
    },
  ],
};
