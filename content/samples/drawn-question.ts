import type { SampleDocument } from '@/lib/schema/sample-archive';

/** The question that the home page draws, and the invented documents that answer it. */
export const drawnQuestion: { question: string; documents: readonly SampleDocument[] } = {
  question: 'Entro quando possiamo disdire l’affitto del magazzino?',
  documents: [
    {
      file: 'locazione-deposito-lotto-B.pdf',
      page: '4',
      kind: 'contratto',
      passage:
        'Art. 7. La conduttrice del deposito può recedere in qualsiasi momento, con preavviso di almeno sei mesi da inviare per raccomandata.',
    },
    {
      file: 'scrittura-integrativa-2023.docx',
      page: '2',
      kind: 'contratto',
      passage:
        'In deroga all’art. 7, la comunicazione di recesso è valida se giunge via PEC entro il 31 marzo di ogni anno.',
    },
    {
      file: 'verbale-amministratori-11.pdf',
      page: '3',
      kind: 'verbale, da scansione',
      passage:
        'Si delibera di non rinnovare la locazione del deposito al lotto B, salvo migliore offerta della proprietà.',
    },
  ],
};
