import { monthlyPrice } from '@/lib/pricing';
import { figures } from './figures';
import { plans, planTable } from './plans';
import { site } from './site';

const { hosting } = site;
const { indexing, implementation, finance } = figures;
const [standard, professional, enterprise] = plans;
const hosted = `in cloud, su un’istanza ospitata per voi da ${hosting.provider} (${hosting.place})`;

const inPdf = 'Salvatene una copia in PDF.';
const electronicInvoices = 'Le fatture elettroniche entrano nella copia in PDF: il file XML non si legge.';

/** Files that are not read as they are, with what a customer may do. Images are read once they are saved in PDF. */
const notRead = [
  { label: 'e-mail e PEC (eml, msg)', extensions: ['eml', 'msg'], advice: inPdf },
  { label: 'file firmati p7m', extensions: ['p7m'], advice: inPdf },
  { label: 'xml', extensions: ['xml'], advice: electronicInvoices },
  { label: 'csv', extensions: ['csv'], advice: inPdf },
];
const images = { label: 'immagini (jpg, png, tiff)', extensions: ['jpg', 'jpeg', 'png', 'tif', 'tiff'] };

/** The plan with which the AI functions begin (D41), in the one wording of all pages. */
const ai = `Le funzioni AI cominciano dal piano ${professional?.name}`;

/** The files of the sample client on /soluzioni/commercialisti, in one year. */
const clientYear = 40;

/**
 * Statements about the offer that stand in several places (D35-D39). Pages, questions and guides read them from here
 * (`offer.sizing`, in MDX `<Offer field="sizing" />`), so that they cannot contradict each other.
 */
export const offer = {
  ai,
  /** The prices in the head of the home page. */
  startingPrices: {
    label: 'Quanto costa',
    costs: [
      { label: 'Cercare', price: monthlyPrice(standard, 1), href: '/prezzi#piano-standard' },
      { label: 'AI', price: monthlyPrice(professional, 1), href: '/prezzi#piano-professional' },
      { label: 'Sui vostri server', price: enterprise?.period ?? '', href: '/prezzi#piano-enterprise' },
    ],
    note: `${standard?.period[0]?.toUpperCase()}${standard?.period.slice(1)}, IVA esclusa, su un’istanza ospitata per voi. Oltre ${professional?.ceiling} utenti, o sui vostri server, su preventivo.`,
  },
  /** In the head of each sector page. */
  sectorPrices: {
    text: `${monthlyPrice(standard, 1)} al mese per utente, ${monthlyPrice(professional, 1)} con l’AI, IVA esclusa. Oltre ${professional?.ceiling} utenti, o sui vostri server: Enterprise, su preventivo.`,
    link: planTable,
  },
  /** What more people than the ceiling get, and how a quote is made. Whether there is a minimum, only the owner knows. */
  beyond:
    'Enterprise: utenti e documenti senza tetto, sui vostri server o su un’istanza ospitata. Per il preventivo diteci quanti utenti, quanti documenti e dove.',
  minimum: 'Se Enterprise ha un minimo, chiedetecelo.',
  /** The price for the office of the example, with nine people. */
  nine: monthlyPrice(professional, 9),
  /** What the ceiling of documents means for accountants. What happens above it is what happens above that of users. */
  clientYears: `A ${clientYear} documenti per cliente e anno, come nell’esempio, i ${professional?.documents.toLocaleString('it-IT')} di Professional bastano a ${(professional?.documents ?? 0) / clientYear / 10} clienti per dieci anni. Oltre il tetto c’è Enterprise, che non ne ha.`,
  /** How documents get in, by plan. How many at once, and a whole archive into a hosted instance: only the owner knows. */
  waysIn: `I file li carica, in ogni piano, chi è almeno Collaboratore; dal piano Professional anche un vostro programma, con le API. Con Enterprise, sui vostri server, entrano da soli dalle cartelle sorvegliate, archivio intero compreso. Quanti per volta, e come un archivio intero su un’istanza ospitata, chiedetecelo.`,
  /** Stands near each promise that data stay with the customer. */
  onPremise: 'L’installazione on-premise, sui vostri server, è un’opzione del piano Enterprise.',
  hosted: `I piani Standard e Professional lavorano ${hosted}.`,
  dataByPlan: {
    Standard: `In cloud, su un’istanza ospitata per voi: ${hosting.provider}, ${hosting.place}.`,
    Professional: `In cloud, su un’istanza ospitata per voi: ${hosting.provider}, ${hosting.place}.`,
    Enterprise: 'Sui vostri server o, se lo preferite, su un’istanza ospitata in cloud.',
  },
  everyPlan:
    'In ogni piano avete gli strumenti per rispettare il GDPR: ruoli e permessi regolano gli accessi, e il registro di audit li annota.',
  /** D42. Only the owner can say where a custom model is prepared. */
  training: 'In nessun piano i vostri dati addestrano modelli, salvo quello su misura che ordinate voi.',
  handwriting:
    'Le precisioni dichiarate riguardano il testo a stampa e dattiloscritto. Della scrittura a mano si legge qualche parola, segnata come incerta.',
  /** What the price of a plan without one depends on. */
  quote: 'Dipende da utenti, documenti e installazione.',
  notRead,
  images,
  electronicInvoices,
  formatsNotRead: `Non si leggono ${new Intl.ListFormat('it').format(notRead.map(({ label }) => label))}. Le ${images.label} si leggono se salvate in PDF.`,
  directory:
    'Utenti e gruppi arrivano da LDAP o Active Directory. Chi è disattivato lì non può più entrare; un’utenza locale si disattiva nella piattaforma.',
  log: 'Il registro di audit annota otto eventi: accesso, uscita, ricerca, apertura, scaricamento, condivisione, annotazione e accesso negato.',
  watchedFolders:
    'Con il server nella vostra rete la piattaforma sorveglia le cartelle del file server; su un’istanza ospitata i documenti si caricano.',
  /** Who installs, and how long it takes. */
  start:
    'Su un’istanza ospitata non c’è nulla da installare: dopo la demo cominciate da soli. Sui vostri server, con Enterprise, installiamo con voi in pochi giorni.',
  /** What is done with us, in every plan, and is not in the price per user. */
  project: `Il progetto con noi (utenti, permessi, collaudo), facoltativo e su preventivo, dura ${implementation.standard}, per i commercialisti ${implementation.accountants}; complesso, ${implementation.complex}; in forma di Quick Start ${implementation.quickStart}, per i commercialisti ${implementation.accountantsQuickStart}.`,
  sizing:
    'Questi minimi bastano alla ricerca e all’indicizzazione. Per le funzioni AI server e scheda grafica si concordano, secondo utenti e documenti.',
  indexing: `Una pagina di testo si indicizza in circa ${indexing.secondsPerPage} secondi, una volta sola. Con almeno ${indexing.processes} processi ${indexing.pages} pagine, senza OCR, entrano nell’indice in meno di ${indexing.under}.`,
  internet:
    'Internet serve quando il server non è nella vostra rete: se è ospitato, o se lavorate fuori sede. La sincronizzazione è lo scambio con il server, che tiene documenti e indice. In sede basta la rete interna.',
  permissions:
    'Utenti e gruppi arrivano dalla directory. I permessi del file server invece non si copiano da soli: li date nella piattaforma, agli stessi gruppi.',
  accountantsQuickStart: `Il Quick Start dura ${implementation.accountantsQuickStart} invece di una: oltre ad aprire una cartella si preparano i tipi di documento fiscali, dal piano Professional, e i permessi, cliente per cliente.`,
  activation:
    'Se il server è vostro, la licenza si attiva con un codice alfanumerico unico, legato al suo hardware. Un’istanza ospitata è già attiva.',
  trial:
    'Dopo la demo provate da soli, su una parte dei vostri documenti, scelta insieme, e su un’istanza ospitata; per Enterprise anche sui vostri server, con un codice di prova.',
  afterTrial: `Dopo i ${figures.trialDays} giorni l’account passa da solo a un piano gratuito limitato, senza addebiti automatici.`,
  freePlan: 'Che cosa comprende quel piano ve lo scriviamo prima che la prova cominci.',
  /** Which documents a trial takes, who sees them, and where the agreement stands. When it is signed, only the owner knows. */
  trialDocuments:
    'Portate file nei formati che la piattaforma legge: li vede chi ha i permessi che date voi, un nostro tecnico solo in un intervento regolato prima. Se contengono dati personali serve prima l’accordo sul trattamento (GDPR, art. 28): chiedetecelo. Se poi non continuate, li cancelliamo o ve li rendiamo.',
  supportLevels: `Due. Il livello Standard, in orario d’ufficio: via e-mail con il piano Standard, anche per telefono con Professional. Il livello Premium, ${figures.aroundTheClock} e con un tecnico dedicato, con Enterprise.`,
  /** A technician of ours, with every plan and in both places. */
  intervention:
    'Un nostro tecnico può vedere dati solo in un intervento di assistenza, regolato prima per iscritto.',
  /** The external supplier, in answers about where documents go. */
  processor:
    'Su un’istanza ospitata un fornitore esterno c’è: trattiamo i documenti per vostro conto, ai sensi dell’articolo 28 del GDPR.',
  /** Who does it, and where, is in the contract (only the owner knows more). */
  hostedUpkeep:
    'Su un’istanza ospitata aggiornamenti e copie di sicurezza li regola il contratto: chi li fa, quando e dove.',
  /** What is logged of those who manage rights, and what is not. */
  administrators:
    'Anche ciò che cerca e apre chi amministra resta nel registro. Può dare permessi a sé: il cambio del permesso non è fra gli otto eventi.',
  /** Who reads what the AI makes from documents. */
  results:
    'Il risultato di un’attività lo apre solo chi può aprire il documento. Una bozza è un testo nuovo: chi la riceve la legge tutta, ma delle fonti che non può aprire vede soltanto il numero.',
  /** What we hand over for an assessment of the customer. */
  assessment:
    'Per valutarlo si stampano da qui «Sicurezza e privacy» e «Specifiche tecniche»: dove stanno i dati, chi li tratta, che cosa resta scritto.',
  /** The telephone number of the site is not the support line. */
  supportPhone: `Il telefono del sito (${figures.phoneHours}) risponde a tutti per informazioni. L’assistenza tecnica al telefono comincia dal piano ${professional?.name} e ha recapiti suoi, come quella ${figures.aroundTheClock}: arrivano con il contratto.`,
  users: `Con Standard tre utenti pagano ${monthlyPrice(standard, 3)} al mese, cinque ${monthlyPrice(standard, 5)}. Dal sesto utente serve Professional per tutti: ${monthlyPrice(professional, 6)}. Oltre ${professional?.ceiling} c’è Enterprise.`,
  /** The price of the AI functions for fewer than six people (D41). */
  aiUsers: `Con le funzioni AI serve ${professional?.name} anche in meno di sei: ${monthlyPrice(professional, 1)} al mese ciascuno, in tre ${monthlyPrice(professional, 3)}.`,
  norms: `I testi delle norme li fornite voi, da gazzette, circolari e banche dati a cui siete abbonati. Il monitoraggio copre oltre ${finance.jurisdictions} giurisdizioni.`,
} as const;
