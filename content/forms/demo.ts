import type { FormCopyOf, KeptCopy } from '@/components/forms/form-copy';
import type { Booking } from '@/components/forms/next-steps';
import { figures } from '@/content/figures';
import { dayStep, intro } from '@/content/pages/richiedi-demo';
import { site } from '@/content/site';
import { callCopy, chosenCopy, failureCopy, formCopy, phoneDoubt, privacyCopy } from './common';

/** The link to the calendar of BOOKING_URL. */
export const booking: Omit<Booking, 'href'> = {
  step: dayStep,
  label: 'Scegliete voi giorno e ora',
  newTab: 'si apre in una nuova scheda',
};

export const demoForm: FormCopyOf<'demo'> & KeptCopy = {
  form: 'demo',
  ...formCopy,
  title: 'Modulo di richiesta',
  groups: { organisation: 'Chi siete', person: 'Chi ricontattiamo', notes: 'Che cosa cercate' },
  fields: {
    nomeAzienda: { label: 'Azienda o studio' },
    settore: { label: 'Settore', placeholder: 'Scegliete' },
    numeroDipendenti: { label: 'Numero di dipendenti', placeholder: 'Non indicato' },
    nomeContatto: { label: 'Nome e cognome' },
    email: { label: 'E-mail' },
    telefono: { label: 'Telefono', hint: 'Vi chiamiamo a questo numero.', doubt: phoneDoubt },
    note: {
      label: 'Che cosa oggi non riuscite a trovare?',
      hint: 'Per esempio: quali documenti avete, e una domanda a cui oggi fate fatica a rispondere.',
    },
  },
  chosen: chosenCopy,
  privacy: privacyCopy,
  submit: 'Richiedete la demo',
  confirmation: {
    title: 'Richiesta ricevuta, grazie',
    text: 'Vi ricontattiamo per fissare il giorno e scegliere i documenti della prova.',
    next: intro.next,
    call: callCopy,
    home: { label: 'Alla pagina iniziale', href: '/' },
    links: [
      { label: 'Come funziona', href: '/prodotto', text: 'dalla ricerca alla risposta, in tre fasi' },
      { label: 'Requisiti', href: '/prodotto/specifiche', text: 'che cosa serve per installarla' },
      { label: 'Domande frequenti', href: '/documentazione/faq', text: 'licenze, sicurezza, integrazione' },
    ],
  },
  kept: {
    title: 'Grazie, la richiesta è conservata in questo browser',
    text: `Non è ancora arrivata: parte da sola quando torna la connessione con il nostro server, o alla vostra prossima visita entro ${figures.demoQueueDays} giorni.`,
  },
  lost: {
    title: 'Grazie, ma la richiesta non è partita',
    text: 'Il nostro server non si raggiunge, e questo browser non conserva dati. Quanto avete scritto è qui sotto.',
  },
  // The form always thanks (D18).
  failed: null,
  failure: failureCopy(site.mail.info),
};
