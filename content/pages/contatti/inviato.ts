import type { ConfirmationCopy } from '@/components/forms/confirmation-body';
import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/contatti/inviato',
  label: 'Messaggio inviato',
  title: 'Il vostro messaggio è arrivato',
  description: `Conferma di ricezione del messaggio inviato dalla pagina dei contatti: vi rispondiamo entro ${claims.replyHours} ore.`,
  closingBand: false,
  index: false,
  updated: '2026-11-22',
};

export const confirmation: ConfirmationCopy = {
  title: 'Messaggio ricevuto, grazie',
  text: `Lo legge una persona, che vi risponde entro ${claims.replyHours} ore all’indirizzo che ci avete lasciato.`,
  home: { label: 'Alla pagina iniziale', href: '/' },
  links: [
    { label: 'Il prodotto', href: '/prodotto', text: 'che cosa fa e come lavora' },
    { label: 'Le soluzioni', href: '/soluzioni', text: 'settore per settore' },
    { label: 'Domande frequenti', href: '/documentazione/faq', text: 'licenze, sicurezza, integrazione' },
  ],
};
