import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';
import { claims } from './claims';
import { preparedProfessions } from './samples/prepared-questions';
import { italian } from './search/italian';
import { site } from './site';

/** The link to the contact form, for a question that no page answers. */
export const askUs = { label: 'Chiedetelo a noi', href: '/contatti#contact-titolo' };

/** Status messages of the search. */
export const searchStates: SearchStates = {
  oneResult: 'Un risultato.',
  manyResults: '{count} risultati.',
  corrected: 'Ecco che cosa c’è per «{corrected}».',
  none: 'Nessun passo è abbastanza vicino a «{words}»: l’elenco resta vuoto.',
  failed: 'La ricerca ora non risponde. Riprovate fra poco; intanto:',
};

/** Shown in development, where there is no search index. */
export const searchWithoutIndex =
  'L’indice della ricerca nasce con «npm run build»: dopo la prima build anche «npm run dev» risponde, con le pagine di allora.';

/** Copy of the search window. */
export const siteSearch: SiteSearchCopy = {
  states: searchStates,
  language: italian,
  product: site.name,
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
  askableTitle: 'Qui trovate, per esempio',
  relatedLinksTitle: 'Per avere una risposta',
  relatedLinks: [
    { ...askUs, takesQuestion: true },
    { label: `Telefono ${site.phone.label} (${claims.phoneHours})`, href: `tel:${site.phone.href}` },
    { label: 'Documentazione', href: '/documentazione' },
    { label: 'Centro Supporto', href: '/supporto' },
  ],
  ownDocuments: {
    line: 'Questa è una domanda per i vostri documenti, non per questo sito.',
    title: 'Per vedere come rispondono',
    demo: { label: 'Richiedi una Demo', href: '/richiedi-demo' },
    prepared: preparedProfessions
      .flatMap(({ profession, questions }) =>
        questions.map(({ question }) => ({ profession, label: question })),
      )
      .map((question, index) => ({ ...question, href: `/#domanda-${index + 1}` })),
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
