/** Not an address: what stands in for a page that could not be shown. */
export const serverError = {
  title: 'Qualcosa non ha funzionato',
  text: 'La pagina non può essere mostrata in questo momento. Riprova tra poco.',
  /** An empty address is the page itself. */
  retry: { label: 'Ricarica la pagina', href: '' },
  home: { label: 'Torna alla pagina iniziale', href: '/' },
  contact: 'Se il problema resta, chiamaci o scrivici:',
};
