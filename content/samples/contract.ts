import type { SampleContract } from '@/lib/schema/sample-contract';

/** An invented contract of three pages. */
const firstVersion: SampleContract = {
  title: 'Contratto di manutenzione e assistenza',
  file: 'contratto-di-esempio.pdf',
  note: 'Documento inventato: parti, luoghi e importi non esistono.',
  foot: ['Pagina', 'di'],
  signatures: ['Il Committente', 'Il Manutentore'],
  pages: [
    [
      'Tra Cartiera Esempio S.r.l., con sede in Valdesempio, via delle Figure 1, in persona del legale rappresentante («Committente»), e Impianti Esempio S.r.l., con sede in Borgo Campione, piazza del Modello 2, in persona del legale rappresentante («Manutentore»), congiuntamente le «Parti», si conviene e si stipula quanto segue.',
      'Art. 1 – Oggetto',
      '1.1 Il Committente affida al Manutentore, che accetta, la manutenzione ordinaria e l’assistenza tecnica degli impianti di riscaldamento, climatizzazione e trattamento dell’aria dello stabilimento di Valdesempio, elencati nell’Allegato A.',
      '1.2 Restano esclusi gli impianti elettrici e antincendio, nonché le opere murarie.',
      'Art. 2 – Durata e rinnovo',
      '2.1 Il presente contratto ha durata di trentasei mesi, con decorrenza dal 1° marzo 2026.',
      '2.2 Alla scadenza si intende tacitamente rinnovato per periodi successivi di dodici mesi, salvo disdetta comunicata da una delle Parti all’altra, con lettera raccomandata o posta elettronica certificata, almeno novanta giorni prima.',
      'Art. 3 – Visite programmate',
      '3.1 Il Manutentore esegue quattro visite l’anno, una per trimestre, secondo il calendario concordato fra le Parti entro il 31 gennaio.',
      '3.2 Al termine di ogni visita il tecnico redige un rapporto di intervento, che il responsabile dello stabilimento sottoscrive. Il rapporto elenca le verifiche eseguite, i valori misurati e le anomalie riscontrate.',
      'Art. 4 – Interventi urgenti',
      '4.1 In caso di fermo di un impianto il Manutentore interviene entro quattro ore dalla chiamata, nei giorni feriali dalle 8 alle 18. Negli altri orari, e nei giorni festivi, il termine è di dodici ore.',
      '4.2 Le chiamate si effettuano al numero di reperibilità indicato nell’Allegato B e si considerano ricevute all’ora della registrazione.',
      'Art. 5 – Ricambi e materiali',
      '5.1 I materiali di consumo sono compresi nel canone. I ricambi di valore unitario superiore a 150 euro sono addebitati separatamente, previo preventivo approvato per iscritto dal Committente.',
    ],
    [
      '5.2 Le parti sostituite restano di proprietà del Committente e sono garantite per dodici mesi dalla posa.',
      'Art. 6 – Corrispettivo e adeguamento',
      '6.1 Il corrispettivo è stabilito in un canone annuo di 18.400 euro, oltre IVA, da versare in quattro rate trimestrali posticipate.',
      '6.2 Dal secondo anno il canone è adeguato nella misura del 75 per cento della variazione dell’indice ISTAT dei prezzi al consumo.',
      'Art. 7 – Fatturazione e interessi di mora',
      '7.1 Le fatture sono liquidate mediante bonifico bancario entro sessanta giorni dalla data di emissione.',
      '7.2 Decorso inutilmente tale termine maturano, senza necessità di costituzione in mora, gli interessi previsti dal decreto legislativo 9 ottobre 2002, n. 231.',
      '7.3 Trascorsi trenta giorni da un sollecito rimasto senza esito, il Manutentore può sospendere le prestazioni non urgenti.',
      'Art. 8 – Penali',
      '8.1 Per ogni ora eccedente i termini dell’art. 4 il Manutentore corrisponde una penale di 80 euro; per ogni visita omessa, una penale di 400 euro.',
      '8.2 L’importo complessivo delle penali non può eccedere il dieci per cento del canone annuo. È fatto salvo il risarcimento del maggior danno.',
      'Art. 9 – Obblighi del Committente',
      '9.1 Il Committente consente l’accesso ai locali, mette a disposizione energia e acqua, e informa il Manutentore dei rischi specifici presenti nello stabilimento.',
      '9.2 Nomina inoltre un referente, al quale il Manutentore indirizza ogni comunicazione tecnica.',
      'Art. 10 – Personale e sicurezza',
      '10.1 Il Manutentore impiega personale qualificato, regolarmente assunto e formato, al quale applica il contratto collettivo di categoria, e osserva le norme del decreto legislativo 9 aprile 2008, n. 81.',
      '10.2 Su richiesta esibisce il documento di regolarità contributiva in corso di validità.',
      'Art. 11 – Subappalto e cessione',
      '11.1 Il Manutentore non può affidare a terzi, nemmeno in parte, l’esecuzione delle prestazioni senza la preventiva autorizzazione scritta del Committente.',
      '11.2 Il presente contratto non è cedibile. I crediti che ne derivano possono essere ceduti solo a banche o intermediari finanziari.',
    ],
    [
      'Art. 12 – Responsabilità e assicurazione',
      '12.1 Il Manutentore risponde dei danni a persone e a cose cagionati dal proprio personale nell’esecuzione delle prestazioni, e ne tiene indenne il Committente.',
      '12.2 A tal fine mantiene in vigore una polizza di responsabilità civile con massimale non inferiore a due milioni di euro per sinistro.',
      '12.3 Il Manutentore non risponde degli inadempimenti dovuti a forza maggiore, né dei guasti derivanti da manomissioni di terzi.',
      'Art. 13 – Recesso',
      '13.1 Il Committente può recedere in qualsiasi momento con preavviso scritto di centottanta giorni. In tal caso corrisponde le rate maturate e un indennizzo pari al dieci per cento dei canoni residui.',
      '13.2 Il Manutentore può recedere con il medesimo preavviso, decorsi i primi diciotto mesi.',
      'Art. 14 – Clausola risolutiva espressa',
      '14.1 Ai sensi dell’art. 1456 del codice civile il contratto si risolve di diritto, con semplice comunicazione, in caso di omissione di due visite consecutive, di violazione degli artt. 10, 11 e 15, o di apertura di una procedura concorsuale a carico del Manutentore.',
      'Art. 15 – Riservatezza',
      '15.1 Il Manutentore mantiene riservati i dati, i disegni e le informazioni sui processi produttivi di cui venga a conoscenza, non li divulga e non li usa per fini diversi dall’esecuzione del contratto. L’obbligo permane per cinque anni dalla cessazione del rapporto.',
      'Art. 16 – Modifiche e comunicazioni',
      '16.1 Ogni modifica è valida solo se concordata per iscritto. Le comunicazioni si effettuano agli indirizzi di posta elettronica certificata indicati nell’Allegato B.',
      'Art. 17 – Foro competente',
      '17.1 Per ogni controversia le Parti esperiscono un tentativo di mediazione. Ove questo fallisca, è competente in via esclusiva il Tribunale di Valdesempio.',
      'Letto, approvato e sottoscritto. Valdesempio, 16 febbraio 2026',
      'Ai sensi degli artt. 1341 e 1342 del codice civile le Parti approvano specificamente gli artt. 2 (rinnovo), 8 (penali), 12 (responsabilità), 13 (recesso), 14 (clausola risolutiva) e 17 (foro).',
    ],
  ],
};

/** Replacements in the second version. */
const edits: readonly [from: string, to: string][] = [
  ['almeno novanta giorni prima', 'almeno centottanta giorni prima'],
  ['entro quattro ore dalla chiamata', 'entro otto ore dalla chiamata'],
  ['18.400 euro', '19.200 euro'],
  ['È fatto salvo il risarcimento', 'È escluso il risarcimento'],
  ['con il medesimo preavviso, decorsi i primi diciotto mesi', 'con il medesimo preavviso'],
  ['16 febbraio 2026', '2 marzo 2026'],
];
/** An article that the second version adds before the signatures. */
const addedArticle = [
  'Art. 18 – Spese',
  '18.1 Le spese del presente contratto, comprese quelle di registrazione, sono a carico del Committente.',
];

const applyEdits = (text: string) => edits.reduce((version, [from, to]) => version.replace(from, to), text);

/** Two versions of the contract, the older first, for visitors without a contract at hand (D48). */
export const sampleVersions: readonly [SampleContract, SampleContract] = [
  firstVersion,
  {
    ...firstVersion,
    file: 'contratto-di-esempio-bozza-2.pdf',
    pages: firstVersion.pages.map((paragraphs) =>
      paragraphs.flatMap((text) =>
        text.startsWith('Letto, ') ? [...addedArticle, applyEdits(text)] : [applyEdits(text)],
      ),
    ),
  },
];
