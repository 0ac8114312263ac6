import { features, sectors } from '@/content/pages/home';
import { stepPictures } from '@/content/pages/prodotto';
import { directory } from '@/content/pages/soluzioni';
import { languages } from '@/content/pages/tecnologia/ricerca';
import { foundAnswer, unfoundAnswer } from '@/content/samples/ai';
import { dictionaryEntry, sheets, taxonomySearch } from '@/content/samples/altri-settori';
import { crossDepartmentSearch } from '@/content/samples/aziende';
import { advice, clientFile } from '@/content/samples/commercialisti';
import { procedure, renewal } from '@/content/samples/consulenti-lavoro';
import { ai, search, viewer } from '@/content/samples/desktop';
import { drawnQuestion } from '@/content/samples/drawn-question';
import { circular } from '@/content/samples/finanza';
import { hybridAnswers } from '@/content/samples/funzionalita';
import { accessPath, pageCheck, resultList } from '@/content/samples/guide';
import { meaningVsKeyword } from '@/content/samples/meaning-vs-keyword';
import { slips } from '@/content/samples/sicurezza';
import { followedPage, technologyDrawings } from '@/content/samples/tecnologia';
import { draftPage } from '@/content/samples/tutorial';
import { browserScreen } from '@/content/samples/web';
import type { SampleDocument, SampleQuestion } from '@/lib/schema/sample-archive';

/** A passage whose drawing names file and place in one line: `contratto.pdf, pag. 5`. */
function cited(source: string, passage: string): SampleDocument {
  const [file = '', place] = source.split(', ');
  return { file, ...(place && { place }), passage };
}

const { featured, others } = sectors;
const loan = featured.ledger.rows.find(({ found }) => found);
const [circularOnLeave = '', leavePlan = ''] = technologyDrawings.shelf.readers[0]?.found ?? [];

/**
 * The invented documents that the site draws, as an archive that the home page can search: each drawn question with the
 * passages that answer it, and the drawn passages that answer no drawn question.
 */
export const sampleQuestions: readonly SampleQuestion[] = [
  { page: '/', ...drawnQuestion },
  {
    page: featured.link.href,
    question: featured.question,
    documents: [
      {
        ...featured.source,
        passage: `${featured.ledger.caption}. ${loan?.name}: ${loan?.beyond} euro, ${featured.ledger.columns[2].toLowerCase()}.`,
      },
    ],
  },
  ...others.map(({ link, question, source, passage }) => ({
    page: link.href,
    question,
    documents: [{ ...source, passage }],
  })),
  ...features.items.flatMap(({ link, sample }) =>
    sample.kind === 'match'
      ? [
          {
            page: link.href,
            question: sample.query,
            documents: [{ ...sample.source, passage: sample.passage }],
          },
        ]
      : [],
  ),
  ...directory.entries.map(({ link, question, document }) => ({
    page: link.href,
    question,
    documents: [document],
  })),
  { page: '/prodotto', question: stepPictures.search.query, documents: stepPictures.search.results },
  { page: '/prodotto/desktop', question: search.question, documents: search.results.items },
  {
    page: '/prodotto/desktop',
    question: ai.chat.question,
    documents: viewer.page.below
      .slice(1, 2)
      .map(({ text }) => ({ file: viewer.file, page: viewer.page.folio, passage: text })),
  },
  { page: '/prodotto/web', question: browserScreen.question, documents: browserScreen.results },
  { page: '/prodotto/funzionalita', question: hybridAnswers.query, documents: hybridAnswers.results },
  {
    page: '/tecnologia/ricerca',
    question: meaningVsKeyword.question,
    documents: meaningVsKeyword.meaning.entries,
  },
  { page: '/tecnologia/ricerca', documents: meaningVsKeyword.keyword.entries },
  { page: '/tecnologia/ricerca', question: languages.question, documents: languages.answers },
  { page: '/tecnologia/ai', question: foundAnswer.question, documents: foundAnswer.sources },
  // The drawing says that nothing answers its question, and so does the search.
  { page: '/tecnologia/ai', documents: [unfoundAnswer.nearest] },
  {
    page: '/tecnologia',
    question: followedPage.answer.question,
    documents: [cited(followedPage.answer.source, followedPage.answer.passage)],
  },
  {
    page: '/tecnologia',
    question: technologyDrawings.shelf.question,
    documents: [
      {
        file: circularOnLeave,
        page: '1',
        passage: 'Le ferie di marzo si chiedono entro il 10 febbraio, al responsabile del reparto.',
      },
      {
        file: leavePlan,
        place: 'foglio 3',
        passage: 'Marzo: spedizioni in ferie dal 3 al 7, magazzino dal 10 al 14.',
      },
    ],
  },
  {
    page: '/tecnologia/sicurezza',
    question: slips.questions,
    documents: [{ file: slips.documents, page: '3', passage: slips.reading.replace(/^.*?: |[«»]/g, '') }],
  },
  { page: '/documentazione', question: resultList.question, documents: resultList.above },
  { page: '/documentazione', documents: resultList.below },
  {
    page: '/documentazione',
    question: pageCheck.question,
    documents: [cited(pageCheck.place, pageCheck.passage)],
  },
  {
    page: '/documentazione',
    question: accessPath.question,
    documents: accessPath.readers
      .filter(({ allowed }) => allowed)
      .map(({ place, found }) => cited(place, found)),
  },
  {
    page: '/soluzioni/commercialisti',
    question: advice.question,
    documents: [{ ...advice.source, passage: advice.passage }],
  },
  {
    page: '/soluzioni/commercialisti',
    documents: clientFile.entries.flatMap(({ file, answer }) => (answer ? [{ file, ...answer }] : [])),
  },
  { page: '/soluzioni/consulenti-lavoro', documents: renewal.clients },
  {
    page: '/soluzioni/consulenti-lavoro',
    documents: [...procedure.before, ...procedure.within].flatMap(({ source }) => source ?? []),
  },
  {
    page: '/soluzioni/aziende',
    question: crossDepartmentSearch.question,
    documents: crossDepartmentSearch.departments.flatMap(({ hit }) => (hit ? [hit] : [])),
  },
  { page: '/soluzioni/finanza', documents: circular.points.flatMap(({ touched }) => touched) },
  {
    page: '/soluzioni/altri-settori',
    question: dictionaryEntry.question,
    documents: dictionaryEntry.senses.map(({ answer }) => answer),
  },
  ...Object.values(sheets).map(({ question, file, place, sheet }) => ({
    page: '/soluzioni/altri-settori',
    question,
    documents: [{ file, place, passage: sheet.text }],
  })),
  {
    page: '/soluzioni/altri-settori',
    question: taxonomySearch.question,
    documents: taxonomySearch.outcomes
      .filter(({ found }) => found)
      .map(({ source, passage }) => cited(source, passage)),
  },
  { page: '/documentazione', documents: draftPage.sources },
];

/** Words that mean the same in these documents, a group a line. */
export const sampleSynonyms: readonly string[] = [
  'affitto affittare locazione canone',
  'disdire disdetta recedere recesso rinnovare rinnovo lasciare andarsene sciogliere uscire',
  'magazzino deposito capannone',
  'entro termine scadenza preavviso scade',
  'inquilino conduttore conduttrice',
  'pagare pagano paga spesa spese oneri carico rimborsati costo',
  'cantiere lavori opere',
  'fermare fermarsi ferma fermo fermarono sospensione sospeso interrompere',
  'soci socio finanziamento finanziamenti prestato prestito prestiti denaro',
  'vendere venduto vendita alienare ceduto ceduti cedere',
  'terreno appezzamento podere',
  'anno data addi',
  'preavviso anticipo',
  'impiegato dipendente lavoratore livello',
  'ipoteca garanzia garantiti garantita assistito immobile',
  'debito debiti mutuo',
  'verifica riesame riesaminati controllo',
  'rafforzata rischio',
  'ponte arcate',
  'reso resi fuori',
  'autorizza autorizzare decide decidere',
  'tetto copertura impermeabilizzazione guaina manto',
  'piove acqua infiltrazione infiltrazioni gocciola pioggia',
  'ritardo successivo termine penale',
  'impresa appaltatore ditta',
  'prezzo prezzi corrispettivi compenso',
  'aumentare aumento adeguati revisione',
  'ricambi pezzi',
  'sinistro incidente',
  'denuncia denunciare avviso',
  'peso pesa portare regge carico',
  'pavimento solaio',
  'ferie permessi riposo giornate',
  'godute fruite',
  'scadono entro',
  'manutenzione assistenza',
  'macchinario bene macchina',
  'agevolato credito',
  'turni orario ore',
  'vigne vigna',
  'provato prova prove',
  'campanile torre fabbrica',
  'rifatto corretta correzione rettifica',
  'cedolino cedolini paga',
  'guarnizione anelli tenuta',
  'fornitore fonte',
  'consegna consegne',
];

/** Questions in the words of these documents that none of them answers. */
export const sampleUnanswered: readonly string[] = [
  'quanti giorni di ferie mi spettano',
  'quanti dipendenti avete',
  'qual è il fatturato della vostra società',
  'chi sono i soci della società',
  'entro quando va pagato l’affitto',
  'quando si paga l’affitto',
  'il dipendente può lavorare da casa',
  'quando scade la polizza',
  'quanto costa il collaudo',
  'quanto si spende al mese',
  'siamo in sei',
  'aprire un conto corrente',
  'si può licenziare un dipendente in prova',
];
