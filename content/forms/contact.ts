import type { ContactFormCopy } from '@/components/forms/contact-form';
import { site } from '@/content/site';
import { failureWords, formWords, privacyWords } from './common';

export const contactForm: ContactFormCopy = {
  ...formWords,
  title: 'Scriveteci',
  groups: { person: 'Chi scrive', message: 'Il messaggio' },
  fields: {
    firstName: { label: 'Nome' },
    lastName: { label: 'Cognome' },
    email: { label: 'E-mail' },
    phone: { label: 'Telefono', hint: 'Se preferite essere richiamati.' },
    subject: {
      label: 'Oggetto',
      options: {
        info: 'Informazioni generali',
        demo: 'Richiesta di una demo',
        quote: 'Richiesta di un preventivo',
        support: 'Supporto tecnico',
        partnership: 'Collaborazioni e partnership',
        careers: 'Lavorare con noi',
        other: 'Altro',
      },
    },
    message: { label: 'Messaggio' },
  },
  privacy: privacyWords,
  submit: 'Invia richiesta',
  sent: 'Messaggio inviato con successo! Ti risponderemo al più presto.',
  failed: "Si è verificato un errore durante l'invio. Riprova più tardi.",
  failure: failureWords(site.mail.info),
};
