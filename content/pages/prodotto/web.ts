import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { Comparison } from '@/lib/schema/sections/comparison';
import type { OnwardCopy } from '@/lib/schema/sections/onward';
import type { BrowsersCopy, TwoWaysCopy, WebBenefitsCopy } from '@/lib/schema/sections/web-access';

export const meta: PageMeta = {
  path: '/prodotto/web',
  label: 'Interfaccia web',
  title: 'Interfaccia web: l’archivio dal browser',
  description:
    'La stessa ricerca dal browser, dentro o fuori la rete aziendale, senza installare nulla. Browser supportati e modalità di accesso.',
  parents: ['/', '/prodotto'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const head = {
  title: 'Tutto l’archivio, in una scheda del browser',
  lead: 'Aprite un indirizzo, entrate con le vostre credenziali, scrivete la domanda. L’interfaccia web cerca negli stessi documenti del client desktop e applica gli stessi permessi.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'Controllate il vostro browser', href: '#browser' },
};

export const benefits: WebBenefitsCopy = {
  id: 'vantaggi',
  title: 'Tre vantaggi, in una finestra',
  benefits: [
    {
      number: '1',
      title: 'Niente da installare',
      text: 'È una scheda fra le altre. Nessun programma da distribuire, nessun codice da inserire, nessun aggiornamento da fare computer per computer.',
    },
    {
      number: '2',
      title: 'Dentro o fuori la rete aziendale',
      text: 'L’indirizzo è del vostro server. In sede risponde sulla rete interna; da fuori, attraverso l’accesso che la vostra organizzazione concede.',
    },
    {
      number: '3',
      title: 'Stessi permessi, stesso registro',
      text: 'Nell’elenco entra soltanto ciò che potete aprire. Ogni ricerca e ogni lettura lasciano una riga, da qualunque parte si entri.',
    },
  ],
  caption:
    'Una finestra di browser con la ricerca dell’archivio: una domanda sulla garanzia del tetto e tre passi che rispondono, con pagina e punteggio. Esempio inventato.',
};

export const ways: TwoWaysCopy = {
  id: 'accesso',
  margin: 'Come si entra',
  title: 'Entrate voi. L’archivio non si muove',
  lead: 'Si arriva da due strade: la rete interna e l’accesso che date a chi lavora fuori. Tutte e due finiscono allo stesso server, e il server è vostro.',
  caption:
    'Disegno: dentro il riquadro «La vostra infrastruttura» stanno l’archivio e le postazioni in sede. Da fuori sede il browser passa per l’accesso dell’organizzazione, sul bordo del riquadro. La domanda entra, esce soltanto ciò che si legge.',
  frame: 'La vostra infrastruttura',
  outside: { title: 'Fuori sede', text: 'Un browser, da casa o dal cliente' },
  gate: { title: 'Il vostro accesso', text: 'Per esempio la VPN che usate già' },
  archive: { title: 'L’archivio', items: ['Documenti', 'Indice', 'Modelli', 'Permessi', 'Registro'] },
  inside: { title: 'In sede', text: 'Browser o client, sulla rete interna' },
  traffic: { in: 'entra la domanda', out: 'esce la pagina letta' },
  notes: [
    {
      title: 'Che cosa arriva al browser',
      text: 'I passi trovati, la pagina aperta, la risposta. Un file esce solo se lo scarica chi può farlo, e lo scaricamento resta nel registro.',
    },
    {
      title: 'Che cosa resta dentro',
      text: 'Originali, indice, modelli. Anche i riassunti si scrivono lì. In mezzo non c’è un nostro server: non riceviamo le vostre domande né i vostri documenti.',
    },
    {
      title: 'Chi decide chi entra',
      text: 'Chi governa la vostra rete. Se non aprite alcun accesso dall’esterno, l’interfaccia web risponde soltanto in sede.',
    },
  ],
};

export const browsers: BrowsersCopy = {
  id: 'browser',
  margin: 'Compatibilità',
  title: 'Browser supportati',
  lead: 'L’interfaccia web lavora nei browser di questa tabella. Se il vostro si aggiorna da solo, di solito è già a posto. Se l’azienda blocca gli aggiornamenti, controllate la versione prima della demo.',
  table: {
    caption: 'Browser supportati e versione minima di ciascuno',
    columns: ['Browser', 'Versione minima'],
    rows: claims.browsers,
    orNewer: 'o successiva',
  },
  aside: {
    text: `Il browser c’è già. Manca l’archivio: la demo gratuita dura ${claims.trialDays} giorni.`,
    action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  },
};

export const both = {
  id: 'client-e-web',
  margin: 'Client e web',
  title: 'Che cosa è uguale, che cosa no',
  lead: 'Si passa dall’uno all’altro nella stessa giornata, con le stesse credenziali. Il registro è uno solo: qui la mattina dal client, la sera dal browser. Un documento negato in ufficio resta negato anche da fuori.',
};

const { systems } = claims.desktop;

export const comparison: Comparison = {
  caption: 'Interfaccia web e client desktop a confronto',
  rowHeading: 'Che cosa',
  columns: ['Interfaccia web', 'Client desktop'],
  yes: 'sì',
  no: 'no',
  groups: [
    {
      title: 'Uguale',
      rows: [
        { label: 'Ricerca ibrida, filtri, min_score e weight_text', cells: [true, true] },
        { label: 'Visualizzatore con il passo segnato', cells: [true, true] },
        { label: 'Riassunti, bozze e chat con le fonti', cells: [true, true] },
        { label: 'Permessi per ruolo, cartella e documento', cells: [true, true] },
        { label: 'Amministrazione, per chi ne ha il ruolo', cells: [true, true] },
      ],
    },
    {
      title: 'Diverso',
      rows: [
        { label: 'Installazione', cells: ['nessuna', 'su ogni computer'] },
        { label: 'Attivazione', cells: ['nessun codice', 'codice legato all’hardware'] },
        { label: 'Dove funziona', cells: ['in un browser supportato', systems.join(', ')] },
        { label: 'Sorveglia una cartella del computer', cells: [false, true] },
        { label: 'Conviene a chi', cells: ['cerca ogni tanto, o da fuori', 'ci lavora tutto il giorno'] },
      ],
    },
  ],
};

export const onward: OnwardCopy = {
  id: 'continua',
  title: 'Da qui',
  items: [
    {
      link: { label: 'Interfaccia desktop', href: '/prodotto/desktop' },
      text: 'Le quattro schermate del client, con i requisiti del computer.',
    },
    {
      link: { label: 'Sicurezza e privacy', href: '/tecnologia/sicurezza' },
      text: 'Ruoli, permessi e registro, per chi deve dire se si può fare.',
    },
  ],
};
