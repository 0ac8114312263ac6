import type { CrossLanguageResultsCopy } from '@/components/tecnologia/ricerca/cross-language-results';
import type { SearchMethodCopy } from '@/components/tecnologia/ricerca/search-method';
import type { SectionCopy } from '@/components/ui/section';
import type { Term } from '@/components/ui/terms';
import { figures } from '@/content/figures';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/ricerca',
  label: 'Ricerca semantica',
  title: 'Ricerca semantica AI nei documenti',
  description:
    'La differenza fra cercare una parola e cercare un significato: come funziona la ricerca semantica e ibrida sui documenti del vostro archivio.',
  updated: '2026-11-28',
  related: ['/tecnologia/ai', '/tecnologia/ocr', '/documentazione/ricerca-avanzata'],
};

export const head = {
  title: 'Ricerca semantica AI: cercate un significato, non una parola',
  intro:
    'Chi ha scritto quel contratto dieci anni fa non ha usato le vostre parole. La ricerca semantica lo trova lo stesso: confronta ciò che chiedete con ciò che i documenti vogliono dire.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'Confrontate due vostre bozze', href: '/prova' },
};

export const method: SearchMethodCopy = {
  id: 'metodo',
  eyebrow: 'Come lavora',
  title: 'Due ricerche insieme, un solo elenco',
  intro:
    'Il significato trova ciò che non sapreste nominare. La parola esatta trova ciò che conoscete alla lettera. La ricerca ibrida le usa tutte e due.',
  meaning: {
    title: 'Il significato diventa posizione',
    text: 'Ogni passo riceve un vettore, cioè una serie di numeri che ne descrive il senso: in inglese, embedding. Passi dal senso simile finiscono vicini. Anche la domanda riceve il suo posto.',
    picture: {
      description:
        'Mappa dei significati. Vicino alla domanda «posso lasciare l’appalto?» stanno «diritto di recesso», «scioglimento anticipato» e «preavviso di sei mesi». Lontano stanno «recessione del mercato» e «listino prezzi».',
      question: { text: 'posso lasciare l’appalto?', x: 27, y: 40 },
      points: [
        { text: 'diritto di recesso', x: 12, y: 16, near: true },
        { text: 'scioglimento anticipato', x: 43, y: 60, near: true },
        { text: 'preavviso di sei mesi', x: 3, y: 78, near: true },
        { text: 'recessione del mercato', x: 53, y: 5, near: false },
        { text: 'listino prezzi', x: 66, y: 93, near: false },
      ],
    },
  },
  words: {
    title: 'La parola conta alla lettera',
    text: 'Un numero di pratica, un codice, un cognome, un articolo di legge non hanno sinonimi. Per questi un secondo punteggio misura le parole esatte.',
    picture: {
      query: 'pratica 218/2019',
      before: 'Memoria depositata nella pratica ',
      codes: [
        { text: '218/2019', found: true },
        { text: '281/2019', found: false },
      ],
      after: ', terza sezione.',
      foundLabel: 'trovata',
      missedLabel: 'un altro numero',
    },
  },
  fusion: {
    title: 'I due punteggi si fondono',
    text: 'Il peso dice quanto contano le parole rispetto al significato. Ciò che resta sotto la soglia non viene mostrato.',
    picture: {
      caption: 'Si cerca «recesso dall’appalto»',
      columns: ['Passo', 'Significato', 'Parole', 'Punteggio'],
      weightText: 0.3,
      minScore: 0.5,
      rows: [
        { passage: 'diritto di recesso del committente', meaning: 0.81, text: 0.85 },
        { passage: 'scioglimento con preavviso di sei mesi', meaning: 0.92, text: 0 },
        { passage: 'risoluzione dell’appalto per inadempimento', meaning: 0.66, text: 0.3 },
        { passage: 'recesso del socio dalla cooperativa', meaning: 0.31, text: 0.6 },
        { passage: 'listino prezzi dei materiali', meaning: 0.22, text: 0 },
      ],
      thresholdLabel: 'soglia',
      hiddenLabel: 'non mostrato',
    },
  },
};

export const languages: CrossLanguageResultsCopy = {
  id: 'lingue',
  eyebrow: 'Lingue',
  title: 'La domanda in italiano, il contratto in tedesco',
  intro: `La ricerca è multilingue: lavora in oltre ${figures.multilingualSearchLanguages} lingue. Il senso di una frase non cambia con la lingua in cui è scritta.`,
  questionLabel: 'Si chiede',
  question: 'Chi risponde dei danni durante il trasporto?',
  answers: [
    {
      language: 'tedesco',
      lang: 'de',
      file: 'frachtvertrag-2023.pdf',
      place: 'pag. 5',
      passage:
        'Der Frachtführer ==haftet für Schäden==, die ==zwischen Übernahme und Ablieferung== entstehen.',
    },
    {
      language: 'inglese',
      lang: 'en',
      file: 'carrier-terms.pdf',
      place: 'pag. 2',
      passage:
        'The carrier ==shall be liable for any loss or damage== while the goods are ==in its custody==.',
    },
  ],
};

export const limits: SectionCopy & { items: readonly Term[] } = {
  id: 'limiti',
  eyebrow: 'Limiti',
  title: 'Che cosa non fa',
  items: [
    {
      name: 'Non riempie l’elenco',
      text: 'Se nessun passo supera la soglia, la ricerca lo dice e si ferma.',
    },
    {
      name: 'Non dà pareri',
      text: 'Mostra dove è scritto. Leggere il contesto e decidere resta al professionista.',
    },
    {
      name: 'Non legge ogni file',
      text: 'Non e-mail, PEC e file firmati. Di una scansione cerca il testo che l’OCR ha letto: se il foglio è illeggibile, anche la ricerca ne risente.',
    },
    {
      name: 'Non porta fuori la domanda',
      text: 'Con l’installazione on-premise, di Enterprise, domande, indice e documenti restano sui vostri server.',
    },
  ],
};
