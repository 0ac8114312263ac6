import type { TaskResultCopy } from '@/components/pictures/task-result';
import type { ErrorSample } from '@/components/tecnologia/ai/model-limits';
import type { ParallelTextCopy } from '@/components/tecnologia/ai/parallel-text';

/** An invented maintenance contract with explanations. */
export const parallelText: ParallelTextCopy = {
  title: 'Un contratto, con il testo a fronte',
  file: 'manutenzione-ascensori.pdf',
  place: 'pag. 11 di 18',
  outcome: '22 articoli letti, 3 da rileggere',
  heading: 'Art. 14 – Manleva',
  textLabel: 'Nel contratto',
  plainLabel: 'In parole semplici',
  paragraphs: [
    {
      number: '14.1',
      text: 'L’Appaltatore esegue gli interventi nei termini dell’Allegato B, salvo indisponibilità dei ricambi.',
      plain: 'La manutenzione si fa nei tempi concordati, se i ricambi ci sono.',
    },
    {
      number: '14.2',
      text: 'Il Committente ==tiene indenne== l’Appaltatore da ogni pretesa di terzi connessa agli impianti, ==anche se dipendente da fatto dell’Appaltatore==, ==senza limite di importo==.',
      plain:
        'Se qualcuno chiede i danni pagate voi, anche quando ha sbagliato chi fa la manutenzione. E non c’è un tetto.',
      finding: { label: 'Clausola rischiosa', reason: 'Sposta su chi paga il lavoro l’errore di chi lo fa.' },
    },
    {
      number: '14.3',
      text: 'L’obbligo di cui al 14.2 permane per cinque anni dalla cessazione del contratto.',
      plain: 'L’impegno vale ancora cinque anni dopo la fine.',
    },
  ],
  caption: 'Esempio con un contratto inventato.',
};

/** One sample per capability. Files, names and figures are invented. */
export const capabilitySamples = {
  summary: {
    kind: 'points',
    head: 'verbale-assemblea-14.pdf, 38 pagine',
    file: true,
    points: [
      { text: 'Bilancio approvato, con un voto contrario.', place: 'pag. 4' },
      { text: 'Nomina del revisore rinviata.', place: 'pag. 11' },
      { text: 'Antincendio: tre preventivi entro giugno.', place: 'pag. 19' },
    ],
  },
  chat: {
    kind: 'dialogue',
    turns: [
      {
        question: 'Perché la nomina è stata rinviata?',
        answer: 'Mancava la proposta del collegio sindacale.',
        place: 'pag. 11',
      },
      { question: 'E quando se ne riparla?', answer: 'Nella seduta di ottobre.', place: 'pag. 12' },
    ],
  },
  slides: {
    kind: 'slides',
    slides: ['Tre anni di reclami', 'Dove nascono', 'Che cosa proponiamo'],
    sources: 'da reclami-2023.xlsx, reclami-2024.xlsx, relazione-qualita.docx',
  },
  procedure: {
    kind: 'points',
    head: 'Bozza: blocco di un lotto difettoso',
    numbered: true,
    points: [
      { text: 'Isolare il lotto.', place: 'manuale-qualita.docx, pag. 27' },
      { text: 'Avvisare il capoturno.', place: 'ordine-servizio-08.pdf, pag. 1' },
      { text: 'Lo sblocca chi lo ha fermato.', place: 'senza fonte', missing: true },
    ],
  },
  diff: {
    kind: 'change',
    head: 'appalto-pulizie, bozze 2 e 3',
    before: 'Per ogni giorno di ritardo è dovuta una penale dello',
    old: '0,1%',
    current: '1%',
    after: 'del canone.',
    note: 'La penale è dieci volte più alta.',
  },
  norms: {
    kind: 'points',
    head: 'Cambiata la circolare sui termini di reclamo. Da rivedere:',
    points: [
      { text: 'Condizioni generali', place: 'art. 8' },
      { text: 'Lettera di riscontro, modello', place: 'pag. 1' },
      { text: 'Procedura reclami', place: 'punto 4' },
    ],
  },
  taxonomy: {
    kind: 'taxonomy',
    classes: [
      { name: 'Polizze', depth: 0, chosen: false },
      { name: 'Incendio', depth: 1, chosen: false },
      { name: 'Flotta aziendale', depth: 1, chosen: true },
      { name: 'Responsabilità civile', depth: 1, chosen: false },
      { name: 'Sinistri', depth: 0, chosen: false },
    ],
    document: 'scan-0417.pdf',
  },
  entities: {
    kind: 'entities',
    runs: [
      'Con lettera del ',
      { text: '12 maggio', label: 'data' },
      ', le ',
      { text: 'Officine Valdora', label: 'organizzazione' },
      ' chiedono ',
      { text: '€ 18.400', label: 'importo' },
      ' per il ritardo.',
    ],
    note: 'Tono della lettera: contestazione',
  },
} as const satisfies Record<string, TaskResultCopy>;

/** A wrong answer, in which one word is missing; invented. */
export const errorSample: Pick<ErrorSample, 'source'> & { answer: string } = {
  answer: 'Il preavviso per lasciare il capannone è di trenta giorni.',
  source: {
    label: 'Fonte',
    file: 'locazione-capannone.pdf',
    place: 'pag. 5',
    passage: '«…con preavviso di trenta giorni ==lavorativi==, da inviare a mezzo PEC.»',
  },
};
