import type { ChosenCopy, FailureCopy, PrivacyCopy } from '@/components/forms/form-copy';
import { site } from '@/content/site';

/** Words of all forms. */
export const formWords = {
  required: '* Campi obbligatori',
  sending: 'Invio in corso...',
  underway: 'Stiamo inviando il modulo',
  wrong: 'Controllate {count} campi',
  honeypot: 'Non compilate questo campo',
  summary: 'Che cosa ci avete scritto',
} as const;

/** The line that says what a request is for. */
export const chosenWords: ChosenCopy = { label: 'Richiesta per', remove: 'Togli' };

/** What a form asks, gently, about a telephone number that can hardly be one. */
export const phoneDoubt = 'Sembra mancare il numero.';

/** For those who would rather talk. */
export const callWords = {
  before: 'Se avete fretta, telefonate:',
  phone: { label: site.phone.label, href: `tel:${site.phone.href}` },
  after: `(${site.phone.hours}).`,
};

export const privacyWords: PrivacyCopy = {
  before: 'Ho letto l’',
  link: { label: 'informativa sulla privacy', href: '/privacy' },
  after: '',
  newTab: 'si apre in una nuova scheda',
  name: 'Casella della privacy',
};

/** Alternatives when a form cannot be sent. `box` is the key of the e-mail address. */
export function failureWords(box: string): FailureCopy {
  return {
    title: 'Il modulo non è stato inviato',
    back: 'Controllate la connessione e i campi segnati. Se il modulo è vuoto, il pulsante Indietro del browser vi riporta a quanto avete scritto.',
    kept: 'Quanto avete scritto è rimasto nel modulo.',
    alternative: 'Se il problema resta, raggiungeteci così:',
    phone: { label: site.phone.label, href: `tel:${site.phone.href}` },
    mail: { label: box, href: `mailto:${box}` },
    filled: 'L’e-mail si apre già compilata con quanto avete scritto.',
  };
}
