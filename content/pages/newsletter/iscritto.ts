import type { ConfirmationCopy } from '@/components/forms/confirmation-body';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/newsletter/iscritto',
  label: 'Iscrizione registrata',
  title: 'La vostra iscrizione è registrata',
  description:
    'Conferma dell’iscrizione alla newsletter: la prossima e-mail arriverà alla casella che ci avete indicato.',
  closingBand: false,
  index: false,
  updated: '2026-11-24',
};

export const confirmation: ConfirmationCopy = {
  title: 'Iscrizione registrata, grazie',
  text: 'La prossima e-mail arriva alla casella che ci avete indicato. Per smettere di riceverne basta rispondere o scriverci.',
  home: { label: 'Alla pagina iniziale', href: '/' },
  links: [
    { label: 'Le novità', href: '/novita', text: 'ciò che abbiamo già pubblicato' },
    { label: 'Informativa sulla privacy', href: '/privacy', text: 'come trattiamo il vostro indirizzo' },
  ],
};
