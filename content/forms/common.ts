import type { ChoiceCopy, FailureCopy, PrivacyCopy } from '@/components/forms/form-copy';
import { site } from '@/content/site';

/** Copy that all forms share. */
export const formCopy = {
  required: '* Campi obbligatori',
  sending: 'Invio in corso...',
  underway: 'Stiamo inviando il modulo',
  wrong: 'Controllate {count} campi',
  honeypot: 'Non compilate questo campo',
  summary: 'Che cosa ci avete scritto',
} as const;

/** The line with the plan and the number of people that a request is for. */
export const chosenCopy: ChoiceCopy = { label: 'Richiesta per', remove: 'Togli' };

/** The hint for a telephone number that looks incomplete; the form accepts it. */
export const phoneDoubt = 'Sembra mancare il numero.';

/** The telephone, for visitors who prefer to call. */
export const callCopy = {
  before: 'Se avete fretta, telefonate:',
  phone: { label: site.phone.label, href: `tel:${site.phone.href}` },
  after: `(${site.phone.hours}).`,
};

export const privacyCopy: PrivacyCopy = {
  before: 'Ho letto l’',
  link: { label: 'informativa sulla privacy', href: '/privacy' },
  after: '',
  newTab: 'si apre in una nuova scheda',
  name: 'Casella della privacy',
};

/** Alternatives when a form cannot be sent. @param email the e-mail address to write to */
export function failureCopy(email: string): FailureCopy {
  return {
    title: 'Il modulo non è stato inviato',
    back: 'Controllate la connessione e i campi segnati. Se il modulo è vuoto, il pulsante Indietro del browser vi riporta a quanto avete scritto.',
    kept: 'Quanto avete scritto è rimasto nel modulo.',
    alternative: 'Se il problema resta, raggiungeteci così:',
    phone: { label: site.phone.label, href: `tel:${site.phone.href}` },
    mail: { label: email, href: `mailto:${email}` },
    filled: 'L’e-mail si apre già compilata con quanto avete scritto.',
  };
}
