import { claims } from '@/content/claims';
import type { FaqEntry } from '@/lib/schema/faq';

export const faqOcr: readonly FaqEntry[] = [
  {
    id: 'scrittura-a-mano',
    question: 'Legge anche la scrittura a mano?',
    answer: [
      'Le precisioni che dichiariamo non riguardano la penna. Di una nota scritta a mano può leggere qualche parola e restare in dubbio sulle altre: in quel caso lo segnala.',
      'Il modo migliore di saperlo è provare con le vostre carte durante la demo.',
    ],
  },
  {
    id: 'ordine-prima',
    question: 'Dobbiamo rinominare o riordinare i file prima?',
    answer: [
      'No. Il server sorveglia le cartelle che indicate, sottocartelle comprese, e ne conserva la gerarchia. Il tipo di documento lo assegna la classificazione automatica, dopo la lettura.',
    ],
  },
  {
    id: 'formati-scansioni',
    question: 'In quale formato devono essere le scansioni?',
    answer: [
      `In PDF. Gli altri formati che la piattaforma indicizza sono documenti già scritti al computer. L’elenco completo: ${claims.formats.join(', ')}.`,
    ],
  },
  {
    id: 'lettura-fuori',
    question: 'Le immagini escono dalla rete per essere lette?',
    answer: [
      'Con l’installazione on-premise, nel piano Enterprise, no: l’OCR lavora sul vostro server, come la ricerca e i modelli linguistici. Altrimenti lavora sull’istanza ospitata per voi. In nessun piano le scansioni, o il testo letto, addestrano modelli esterni.',
    ],
  },
  {
    id: 'lingue-lette-cercate',
    question: 'Perché le lingue lette sono più di quelle della ricerca?',
    answer: [
      `Sono due mestieri. Leggere vuol dire riconoscere le lettere sul foglio, e riesce in oltre ${claims.ocr.product.languages} lingue. Capire che due frasi dicono la stessa cosa è più difficile: la ricerca multilingue lavora in oltre ${claims.multilingualSearchLanguages}.`,
    ],
  },
];
