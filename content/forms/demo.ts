import type { DemoFormCopy } from '@/components/forms/demo-form';
import { site } from '@/content/site';
import { failureWords, formWords, privacyWords } from './common';

export const demoForm: DemoFormCopy = {
  ...formWords,
  title: 'Modulo di richiesta',
  groups: { organisation: 'Chi siete', person: 'Chi ricontattiamo', notes: 'Che cosa cercate' },
  fields: {
    nomeAzienda: { label: 'Azienda o studio' },
    settore: {
      label: 'Settore',
      placeholder: 'Scegliete',
      options: {
        'studio-commercialista': 'Studio commercialista',
        'settore-legale': 'Settore legale',
        'consulente-lavoro': 'Consulente del lavoro',
        altro: 'Altro',
      },
    },
    numeroDipendenti: {
      label: 'Numero di dipendenti',
      placeholder: 'Non indicato',
      options: {
        '1-10': '1-10',
        '11-50': '11-50',
        '51-200': '51-200',
        '201-500': '201-500',
        '501-1000': '501-1000',
        '1000+': 'Più di 1000',
      },
    },
    nomeContatto: { label: 'Nome e cognome' },
    email: { label: 'E-mail' },
    telefono: { label: 'Telefono' },
    note: {
      label: 'Note',
      hint: 'I documenti che avete e la domanda a cui oggi fate fatica a rispondere.',
    },
  },
  privacy: privacyWords,
  submit: 'Richiedete la demo',
  thanks: {
    title: 'Grazie per la richiesta',
    text: `Vi ricontattiamo per fissare il giorno e scegliere i documenti da provare. Se avete fretta, telefonate al ${site.phone.label} (${site.phone.hours}).`,
    home: { label: 'Alla pagina iniziale', href: '/' },
    links: [
      { label: 'Come funziona', href: '/prodotto', text: 'dalla ricerca alla risposta, in tre fasi' },
      { label: 'Requisiti', href: '/prodotto/specifiche', text: 'che cosa serve per installarla' },
      { label: 'Domande frequenti', href: '/documentazione/faq', text: 'licenze, sicurezza, integrazione' },
    ],
  },
  failure: failureWords(site.mail.info),
};
