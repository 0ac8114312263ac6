import type { DocumentPathCopy } from '@/components/tecnologia/document-path';
import type { TechnologyPage } from '@/components/tecnologia/technology-drawing';

/** The page of the example on /tecnologia. Document, question and answer are invented. */
export const followedPage = {
  reading: {
    file: 'collaudo-deposito-1983.pdf',
    page: '3',
    heading: 'VERBALE DI COLLAUDO',
    above: [
      'Compiute le prove di carico addì',
      '11 maggio 1983, visti i calcoli,',
      'il sottoscritto dichiara che',
      'il solaio del deposito è idoneo a',
    ],
    line: 'portare kg 800 al metro quadrato',
    below: ['purché il carico sia distribuito', 'e non gravi al centro delle travi.'],
    details: [
      { name: 'Pagina', value: '3 di 9' },
      { name: 'Tipo', value: 'verbale' },
      { name: 'Stato', value: 'indicizzato' },
    ],
  },
  index: {
    entries: [
      { term: 'deposito', pages: ['1', '3', '7'] },
      { term: 'kg 800', pages: ['3'] },
      { term: 'metro quadrato', pages: ['3', '5'] },
      { term: 'solaio', pages: ['2', '3'] },
      { term: 'travi', pages: ['3', '4', '8'] },
    ],
  },
  answer: {
    question: 'Quanto peso regge il pavimento del magazzino?',
    reply: 'Ottocento chili al metro quadrato, se il carico è distribuito.',
    passage: '…il solaio del deposito è idoneo a ==portare kg 800 al metro quadrato==',
    source: 'collaudo-deposito-1983.pdf, pag. 3',
    score: '0,67',
  },
} satisfies {
  reading: Partial<DocumentPathCopy['reading']>;
  index: Partial<DocumentPathCopy['index']>;
  answer: Partial<DocumentPathCopy['answer']>;
};

/** The content of the four drawings. Words and files are invented. */
export const technologyDrawings = {
  reading: { kind: 'reading', scanned: 'fidejussione', read: 'fidejussione', confidence: '0,97' },
  meaning: {
    kind: 'meaning',
    asked: 'disdire',
    near: ['recedere', 'sciogliere l’accordo'],
    far: 'disdicevole',
  },
  summary: {
    kind: 'summary',
    pages: ['pag. 2', 'pag. 4', 'pag. 11'],
    sentence: 'Il contratto si rinnova da solo ogni settembre. La penale vale solo il primo anno.',
    source: 'Dalle pagine 2, 4 e 11',
  },
  permissions: {
    kind: 'permissions',
    question: 'ferie di marzo',
    readers: [
      { name: 'Ufficio paghe', found: ['circolare-ferie.pdf', 'piano-ferie.xlsx', 'cedolini-03.pdf'] },
      { name: 'Produzione', found: ['circolare-ferie.pdf', 'piano-ferie.xlsx'] },
    ],
  },
} satisfies Record<TechnologyPage['drawing']['kind'], TechnologyPage['drawing']>;
