import type { PartnerFormCopy } from '@/components/forms/partner-form';
import { figures } from '@/content/figures';
import { journey } from '@/content/pages/partner';
import { site } from '@/content/site';
import { callCopy, failureCopy, formCopy, privacyCopy } from './common';

export const partnerForm: PartnerFormCopy = {
  form: 'partner',
  ...formCopy,
  title: 'Modulo di candidatura',
  groups: { company: 'La vostra azienda', person: 'Chi ci risponde', proposal: 'La collaborazione' },
  fields: {
    azienda: { label: 'Azienda' },
    sito: { label: 'Sito web', hint: 'Facoltativo, per esempio www.azienda.it' },
    settoreTarget: {
      label: 'Settore target',
      hint: 'A chi vi rivolgete: per esempio studi legali, banche, sanità.',
    },
    dipendenti: { label: 'Numero di dipendenti', placeholder: 'Scegliete' },
    referente: { label: 'Referente' },
    email: { label: 'E-mail' },
    telefono: { label: 'Telefono' },
    tipoPartnership: { label: 'Tipo di partnership', placeholder: 'Scegliete' },
    motivazione: {
      label: 'Perché volete diventare partner',
      hint: 'Almeno 20 caratteri: i clienti che seguite, ciò che fate per loro, che cosa vi manca oggi.',
    },
  },
  privacy: privacyCopy,
  submit: 'Inviate la candidatura',
  // Toasts report failures.
  failed: null,
  toasts: {
    sent: {
      title: 'Candidatura inviata!',
      text: `Riceverai una risposta entro ${figures.partnerReplyWorkingHours} ore lavorative.`,
    },
    refused: {
      title: "Errore nell'invio",
      text: 'Non è stato possibile inviare la candidatura. Riprova più tardi o contattaci direttamente.',
    },
    failed: {
      title: "Errore nell'invio",
      text: "Si è verificato un errore durante l'invio della candidatura. Riprova più tardi.",
    },
  },
  toastRegion: 'Avvisi',
  toastClose: 'Chiudi l’avviso',
  confirmation: {
    title: 'Candidatura ricevuta, grazie',
    text: `Una prima risposta arriva entro ${figures.partnerReplyWorkingHours} ore lavorative, poi valutiamo la candidatura. Intanto, ecco che cosa proporrete ai vostri clienti.`,
    next: {
      title: 'Che cosa succede adesso',
      done: 'fatto',
      steps: journey.steps.map(({ title, duration }, index) =>
        index === 0 ? title : `${title}: ${duration}`,
      ),
    },
    call: callCopy,
    home: { label: 'Alla pagina iniziale', href: '/' },
    links: [
      { label: 'Il prodotto', href: '/prodotto', text: 'che cosa fa e come lavora' },
      { label: 'La tecnologia', href: '/tecnologia', text: 'ricerca, AI, OCR e sicurezza' },
      { label: 'La documentazione', href: '/documentazione', text: 'guide, tutorial e API' },
    ],
  },
  // Applications go to this address, also those that visitors send with their own mail program.
  failure: failureCopy(site.mail.info),
};
