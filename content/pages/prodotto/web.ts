import type { AccessSectionCopy } from '@/components/prodotto/web/access-section';
import type { BrowsersCopy } from '@/components/prodotto/web/browsers';
import type { WebBenefitsCopy } from '@/components/prodotto/web/web-benefits';
import type { Comparison } from '@/components/sections/comparison-table';
import { figures } from '@/content/figures';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/web',
  label: 'Interfaccia web',
  title: 'Interfaccia web: l’archivio dal browser',
  description:
    'La stessa ricerca dal browser, dentro o fuori la rete aziendale, senza installare nulla. Browser supportati e modalità di accesso.',
  updated: '2026-11-28',
  related: ['/prodotto/desktop', '/tecnologia/sicurezza'],
};

export const head = {
  title: 'Tutto l’archivio, in una scheda del browser',
  intro:
    'Aprite un indirizzo, entrate con le vostre credenziali, scrivete la domanda. L’interfaccia web cerca negli stessi documenti del client desktop e applica gli stessi permessi.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'I browser supportati', href: '#browser' },
};

export const benefits: WebBenefitsCopy = {
  id: 'vantaggi',
  title: 'Tre vantaggi, in una finestra',
  benefits: [
    {
      number: '1',
      title: 'Niente da installare',
      text: 'È una scheda fra le altre. Nessun programma da distribuire, nessun aggiornamento da fare computer per computer.',
    },
    {
      number: '2',
      title: 'Dentro o fuori la rete aziendale',
      text: 'Con l’installazione on-premise l’indirizzo è quello del vostro server: in sede risponde sulla rete interna; da fuori, attraverso l’accesso che concedete voi. Altrimenti è quello dell’istanza ospitata.',
    },
    {
      number: '3',
      title: 'Stessi permessi, stesso registro',
      text: 'Nell’elenco entra soltanto ciò che potete aprire. Ogni ricerca e ogni apertura lasciano una riga nel registro di audit, da qualunque parte si entri.',
    },
  ],
  caption:
    'Una finestra di browser con la ricerca dell’archivio: una domanda sulla garanzia del tetto e tre passi che rispondono, con pagina e punteggio. Esempio inventato.',
};

export const access: AccessSectionCopy = {
  id: 'accesso',
  eyebrow: 'Come si entra',
  title: 'Entrate voi. L’archivio non si muove',
  intro:
    'Con l’installazione on-premise, nel piano Enterprise, si arriva da due strade: la rete interna e l’accesso che date a chi lavora fuori. Tutte e due finiscono al vostro server.',
  notes: [
    {
      title: 'Che cosa arriva al browser',
      text: 'I passi trovati, la pagina aperta, la risposta. Un file esce solo se lo scarica chi può farlo, e lo scaricamento resta nel registro.',
    },
    {
      title: 'Che cosa resta dentro',
      text: 'Originali, indice, modelli. Anche i riassunti si scrivono lì. Con l’installazione on-premise in mezzo non c’è un nostro server.',
    },
    {
      title: 'Chi decide chi entra',
      text: 'Chi governa la vostra rete, per esempio con la VPN che usate già. Se non aprite alcun accesso dall’esterno, l’interfaccia web risponde soltanto in sede.',
    },
  ],
  more: { label: 'Il disegno del perimetro', href: '/tecnologia/sicurezza' },
};

export const browsers: BrowsersCopy = {
  id: 'browser',
  eyebrow: 'Compatibilità',
  title: 'Browser supportati',
  table: {
    caption: 'Browser supportati e versione minima di ciascuno',
    columns: ['Browser', 'Versione minima'],
    rows: figures.browsers,
    orNewer: 'o successiva',
  },
  aside: {
    text: 'Un browser aggiornato va bene. Se l’azienda blocca gli aggiornamenti, la versione va controllata prima della demo.',
    action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  },
};

export const both = {
  id: 'client-e-web',
  eyebrow: 'Client e web',
  title: 'Client o browser, un registro solo',
  intro:
    'Ricerca, visualizzatore, AI e permessi sono quelli del client desktop, e gli eventi finiscono nello stesso registro.',
};

const { systems } = figures.desktop;

export const comparison: Comparison = {
  caption: 'Interfaccia web e client desktop a confronto',
  rowHeading: 'Aspetto',
  columns: ['Interfaccia web', 'Client desktop'],
  yes: 'sì',
  no: 'no',
  groups: [
    {
      title: 'Differenze',
      rows: [
        { label: 'Installazione', cells: ['nessuna', 'su ogni computer'] },
        {
          label: 'Per entrare',
          cells: ['indirizzo nel browser e credenziali', 'indirizzo del server e credenziali'],
        },
        { label: 'Dove funziona', cells: ['in un browser supportato', systems.join(', ')] },
        { label: 'Lo spazio di lavoro', cells: ['una scheda', 'risultati, pagina e risposta affiancati'] },
        { label: 'Conviene a chi', cells: ['cerca ogni tanto, o da fuori', 'ci lavora tutto il giorno'] },
      ],
    },
  ],
};
