import type { FormCopyOf, ReopenCopy } from '@/components/forms/form-copy';
import { figures } from '@/content/figures';
import { site } from '@/content/site';
import { callCopy, chosenCopy, failureCopy, formCopy, phoneDoubt, privacyCopy } from './common';

/** The specification fixes `sent` and `failed`. */
export const contactForm: FormCopyOf<'contact'> & ReopenCopy = {
  form: 'contact',
  ...formCopy,
  title: 'Scriveteci',
  groups: { person: 'Chi scrive', message: 'Il messaggio' },
  fields: {
    firstName: { label: 'Nome' },
    lastName: { label: 'Cognome' },
    email: { label: 'E-mail', doubt: 'Manca .it o .com?' },
    phone: { label: 'Telefono', hint: 'Se preferite essere richiamati.', doubt: phoneDoubt },
    subject: { label: 'Oggetto' },
    message: {
      label: 'Messaggio',
      hintFor: { enterprise: 'Se volete, diteci quante persone lo useranno e quanti documenti avete.' },
    },
  },
  chosen: chosenCopy,
  privacy: privacyCopy,
  submit: 'Invia richiesta',
  confirmation: {
    title: 'Messaggio ricevuto, grazie',
    text: 'Non dovete fare altro.',
    next: {
      title: 'Che cosa succede adesso',
      done: 'fatto',
      steps: [
        'Ci avete scritto.',
        'Una persona legge il messaggio.',
        `Vi risponde entro ${figures.replyHours} ore, nei giorni lavorativi, all’indirizzo che ci avete lasciato.`,
      ],
    },
    call: callCopy,
    home: { label: 'Alla pagina iniziale', href: '/' },
    links: [
      { label: 'Il prodotto', href: '/prodotto', text: 'che cosa fa e come lavora' },
      { label: 'Le soluzioni', href: '/soluzioni', text: 'settore per settore' },
      { label: 'Domande frequenti', href: '/documentazione/faq', text: 'licenze, sicurezza, integrazione' },
    ],
  },
  again: 'Scrivete un altro messaggio',
  sent: 'Messaggio inviato con successo! Ti risponderemo al più presto.',
  failed: "Si è verificato un errore durante l'invio. Riprova più tardi.",
  failure: failureCopy(site.mail.info),
};
