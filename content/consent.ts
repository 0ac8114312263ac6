import type { ConsentCopy } from '@/lib/schema/consent';
import { figures } from './figures';

/** Copy of the consent panel, and of the banner that asks if GA_MEASUREMENT_ID is set. */
export const consentCopy: ConsentCopy = {
  title: 'Possiamo misurare le visite?',
  text: 'Se acconsentite, Google Analytics scrive cookie nel vostro browser e manda dati a Google, anche negli Stati Uniti: serve a sapere quali pagine sono utili. Senza il vostro consenso non parte, e il sito resta lo stesso.',
  closing:
    'Chiudendo con la X rifiutate. Potete cambiare idea quando volete, da «Preferenze sui cookie» in fondo a ogni pagina.',
  close: 'Chiudi e rifiuta',
  accept: 'Accetta',
  reject: 'Rifiuta',
  customize: 'Personalizza',
  links: [
    { label: 'Informativa sui cookie', href: '/cookie' },
    { label: 'Privacy', href: '/privacy' },
  ],
  panel: {
    title: 'Preferenze sui cookie',
    text: `La scelta vale ${figures.cookies.choice}, poi ve la chiediamo di nuovo. Resta nel vostro browser, con la data e un codice casuale che la prova.`,
    inactive:
      'In questo momento la misurazione non è attiva. La scelta resta registrata nel vostro browser e vale se la misurazione sarà attivata.',
    close: 'Chiudi senza cambiare la scelta',
    technical: { name: 'Cookie tecnici', state: 'Nessuno', text: 'Il sito funziona senza cookie.' },
    measurement: {
      name: 'Misurazione delle visite',
      label: 'Acconsento alla misurazione delle visite',
      text: 'Google Analytics: quali pagine si leggono, da quale sito si arriva, con quale tipo di dispositivo. Niente pubblicità, niente profili.',
    },
    save: 'Salva',
  },
  state: {
    inactive: 'In questo momento la misurazione delle visite non è attiva.',
    none: 'Misurazione delle visite: non avete ancora scelto. Finché non scegliete, non parte nulla.',
    accepted: 'Misurazione delle visite: accettata.',
    rejected: 'Misurazione delle visite: rifiutata.',
    proof:
      'Scelta del {date}, sulla versione {revision} della richiesta; vale fino al {until}. Il suo codice: {id}.',
  },
};
