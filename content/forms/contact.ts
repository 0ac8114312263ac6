import type { Answered, FormCopyOf } from '@/components/forms/form-copy';
import { site } from '@/content/site';
import { failureWords, formWords, interestWords, privacyWords } from './common';

/** `sent` and `failed` are texts of the specification's section 8. */
export const contactForm: FormCopyOf<'contact'> & Answered = {
  form: 'contact',
  ...formWords,
  title: 'Scriveteci',
  groups: { person: 'Chi scrive', message: 'Il messaggio' },
  fields: {
    firstName: { label: 'Nome' },
    lastName: { label: 'Cognome' },
    email: { label: 'E-mail' },
    phone: { label: 'Telefono', hint: 'Se preferite essere richiamati.' },
    interest: interestWords,
    subject: { label: 'Oggetto' },
    message: { label: 'Messaggio' },
  },
  privacy: privacyWords,
  submit: 'Invia richiesta',
  sent: 'Messaggio inviato con successo! Ti risponderemo al più presto.',
  failed: "Si è verificato un errore durante l'invio. Riprova più tardi.",
  failure: failureWords(site.mail.info),
};
