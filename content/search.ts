import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';
import { figures } from './figures';
import { italian } from './search/italian';
import { site } from './site';

/** The link to the contact form, for a question that no page answers. */
export const askUs = { label: 'Chiedetelo a noi', href: '/contatti#contact-titolo' };

/** Status messages of the search. */
export const searchStates: SearchStates = {
  oneResult: 'Un risultato.',
  manyResults: '{count} risultati.',
  corrected: 'Cercato: «{corrected}».',
  nearest: 'Nessun passo risponde per intero: questi parlano di argomenti vicini.',
  gap: '{subject} non è ancora scritto qui: chiedetecelo.',
  none: 'Su questo il sito non dice nulla.',
  failed: 'La ricerca ora non risponde. Riprovate fra poco; intanto:',
};

/** Shown in development, where there is no search index. */
export const searchWithoutIndex =
  'L’indice della ricerca nasce con «npm run build»: dopo la prima build anche «npm run dev» risponde, con le pagine di allora.';

/** Copy of the search window. */
export const siteSearch: SiteSearchCopy = {
  states: searchStates,
  // The name of the product is in every question.
  language: { ...italian, stopWords: [...italian.stopWords, site.name.toLowerCase()] },
  label: 'Cerca nel sito',
  fieldLabel: 'Scrivete una domanda o una parola da cercare nel sito',
  placeholder: 'Una domanda o una parola',
  close: 'Chiudi',
  scope: { label: 'Dove cercare', all: 'Tutto il sito', part: 'Documentazione', below: '/documentazione/' },
  examplesTitle: 'Per esempio',
  examples: [
    'Quanto costa per cinque utenti?',
    'Che requisiti hardware ha il server?',
    'I nostri dati escono dalla rete?',
    'Si collega ad Active Directory?',
  ],
  scoreLabel: 'Punteggio',
  nearestTitle: 'Le pagine più vicine',
  askUs: { ...askUs, takesQuestion: true },
  failedLinks: [
    { ...askUs, takesQuestion: true },
    { label: `Telefono ${site.phone.label} (${figures.phoneHours})`, href: `tel:${site.phone.href}` },
    { label: 'Documentazione', href: '/documentazione' },
  ],
  ownDocuments: {
    text: `Questa finestra legge le pagine di questo sito. Nei vostri documenti cerca ${site.name}:`,
    link: { label: 've lo mostriamo in una demo', href: '/richiedi-demo' },
  },
  keys: [
    { key: '↑ ↓', action: 'scorrere' },
    { key: 'Invio', action: 'cercare e aprire' },
    { key: 'Esc', action: 'chiudere' },
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
    prova: 'Prova',
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
};
