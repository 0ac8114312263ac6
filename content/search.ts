import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';

/** Messages of the search boxes. */
export const searchStates: SearchStates = {
  searching: 'Cerco…',
  one: 'Un risultato.',
  many: '{count} risultati.',
  corrected: 'Nessuna pagina dice «{typed}». Ecco che cosa c’è per «{meant}».',
  without: 'Nessuna pagina dice «{words}».',
  none: 'Nessun risultato per «{words}». Provate con una parola sola, o con un’altra: «utenti» invece di «persone», «scansione» invece di «immagine».',
  titles: 'La ricerca nei testi ora non risponde: vedete soltanto le pagine con queste parole nel titolo.',
  failed: 'La ricerca ora non risponde. Riprovate fra poco; intanto:',
};

/** Shown in development, where there is no search index. */
export const searchWithoutIndex =
  'L’indice della ricerca nasce con «npm run build»: dopo la prima build anche «npm run dev» risponde, con le pagine di allora.';

const price = ['prezzi'];
const demo = ['demo'];
const contacts = ['contatti'];

/** The search of the whole site. */
export const siteSearch: SiteSearchCopy = {
  states: searchStates,
  label: 'Cerca nel sito',
  placeholder: 'Una domanda o una parola',
  close: 'Chiudi',
  examplesTitle: 'Per esempio',
  examples: [
    'Quanto costa per cinque utenti?',
    'Che requisiti hardware ha il server?',
    'I nostri dati escono dalla rete?',
    'Si collega ad Active Directory?',
  ],
  relatedLinksTitle: 'Oppure',
  relatedLinks: [
    { label: 'Documentazione', href: '/documentazione' },
    { label: 'Centro Supporto', href: '/supporto' },
    { label: 'Contatti', href: '/contatti' },
  ],
  keys: [
    { key: '↑ ↓', does: 'scorrere' },
    { key: 'Invio', does: 'aprire' },
    { key: 'Esc', does: 'chiudere' },
  ],
  privacy: 'La ricerca avviene nel vostro browser: quello che scrivete non viene inviato a nessuno.',
  sections: {
    prodotto: 'Prodotto',
    soluzioni: 'Soluzioni',
    tecnologia: 'Tecnologia',
    documentazione: 'Documentazione',
    supporto: 'Supporto',
    novita: 'Novità',
    prezzi: 'Prezzi',
    partner: 'Partner',
    contatti: 'Contatti',
    'chi-siamo': 'Azienda',
    'richiedi-demo': 'Demo',
    newsletter: 'Newsletter',
    privacy: 'Note legali',
    cookie: 'Note legali',
    accessibilita: 'Note legali',
    '': 'Home',
  },
  synonyms: {
    costa: price,
    costano: price,
    costo: price,
    costi: price,
    tariffa: price,
    tariffe: price,
    listino: price,
    preventivo: price,
    provare: demo,
    prova: demo,
    trial: demo,
    telefono: contacts,
    telefonare: contacts,
    indirizzo: contacts,
    sede: contacts,
    assistenza: ['supporto'],
    aiuto: ['supporto'],
    avvocati: ['legali'],
    avvocato: ['legali'],
    banca: ['finanza'],
    banche: ['finanza'],
  },
};
