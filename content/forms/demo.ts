import type { Confirmed, FormCopyOf } from '@/components/forms/form-copy';
import { site } from '@/content/site';
import { failureWords, formWords, interestWords, privacyWords } from './common';

export const demoForm: FormCopyOf<'demo'> & Confirmed = {
  form: 'demo',
  ...formWords,
  title: 'Modulo di richiesta',
  groups: { organisation: 'Chi siete', person: 'Chi ricontattiamo', notes: 'Che cosa cercate' },
  fields: {
    nomeAzienda: { label: 'Azienda o studio' },
    settore: {
      label: 'Settore',
      placeholder: 'Scegliete',
    },
    numeroDipendenti: {
      label: 'Numero di dipendenti',
      placeholder: 'Non indicato',
    },
    nomeContatto: { label: 'Nome e cognome' },
    email: { label: 'E-mail' },
    telefono: { label: 'Telefono' },
    interest: interestWords,
    note: {
      label: 'Note',
      hint: 'I documenti che avete e la domanda a cui oggi fate fatica a rispondere.',
    },
  },
  privacy: privacyWords,
  submit: 'Richiedete la demo',
  confirmation: {
    title: 'Grazie per la richiesta',
    text: `Vi ricontattiamo per fissare il giorno e scegliere i documenti da provare. Se avete fretta, telefonate al ${site.phone.label} (${site.phone.hours}).`,
    home: { label: 'Alla pagina iniziale', href: '/' },
    links: [
      { label: 'Come funziona', href: '/prodotto', text: 'dalla ricerca alla risposta, in tre fasi' },
      { label: 'Requisiti', href: '/prodotto/specifiche', text: 'che cosa serve per installarla' },
      { label: 'Domande frequenti', href: '/documentazione/faq', text: 'licenze, sicurezza, integrazione' },
    ],
  },
  // The confirmation is shown whatever happens (D18).
  failed: null,
  failure: failureWords(site.mail.info),
};
