import type { ConfirmationCopy } from '@/components/forms/confirmation-body';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/newsletter/iscritto',
  label: 'Indirizzo registrato',
  title: 'Il vostro indirizzo è registrato',
  description:
    'L’indirizzo per la newsletter è registrato. Prima di mandarvela vi scriviamo per chiedervi di confermare l’iscrizione.',
  noClosingBand: true,
  noIndex: true,
  updated: '2026-11-24',
};

export const confirmation: ConfirmationCopy = {
  title: 'Indirizzo registrato, grazie',
  text: 'L’iscrizione comincia quando la confermate: prima della newsletter vi scriviamo per chiedervelo.',
  next: {
    title: 'Che cosa succede dopo',
    done: 'fatto',
    steps: [
      'Abbiamo registrato il vostro indirizzo.',
      'Una persona vi scrive a quell’indirizzo e vi chiede di confermare. Prima non vi mandiamo altro.',
      'Se confermate, ricevete la newsletter. Per smettere basta rispondere o scriverci.',
      'Se non avete chiesto voi l’iscrizione, ignorate il messaggio: non vi scriviamo più.',
    ],
  },
  home: { label: 'Alla pagina iniziale', href: '/' },
  links: [
    { label: 'Le novità', href: '/novita', text: 'ciò che abbiamo già pubblicato' },
    { label: 'Informativa sulla privacy', href: '/privacy', text: 'come trattiamo il vostro indirizzo' },
  ],
};
