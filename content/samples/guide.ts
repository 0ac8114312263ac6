import type { ResultListCopy } from '@/components/mdx/result-list';
import type { AccessPathCopy } from '@/components/pictures/access-path';
import type { ActivationScreenCopy } from '@/components/pictures/activation-screen';
import type { AuditDayCopy } from '@/components/pictures/audit-day';
import type { DirectorySyncCopy } from '@/components/pictures/directory-sync';
import type { FolderStatesCopy } from '@/components/pictures/folder-states';
import type { PageCheckCopy } from '@/components/pictures/page-check';
import { activationCode } from '@/content/samples/activation';

/** Samples for the pictures of the guides. Machines, documents, users and addresses are invented. */

export const activation: ActivationScreenCopy = {
  address: 'archivio.azienda.example',
  breadcrumb: 'Amministrazione › Licenza',
  codeLabel: 'Codice di attivazione',
  code: activationCode.split('-'),
  fingerprintLabel: 'Hardware',
  machines: [
    {
      name: 'srv-archivio-01',
      fingerprint: 'A41C-07E2-5B90',
      accepted: true,
      outcome: 'Attivata',
      reason: 'Il codice è ora legato a questa macchina.',
    },
    {
      name: 'srv-prova-02',
      fingerprint: 'C8D3-91F4-2A6E',
      accepted: false,
      outcome: 'Rifiutata',
      reason: 'Il codice è legato a un altro hardware.',
    },
  ],
};

/** In `ricerca-avanzata`: the threshold hides the third passage. */
export const resultList: ResultListCopy = {
  question: 'Con quanto preavviso possiamo recedere dal contratto di manutenzione?',
  words: { question: 'Domanda:', page: 'pag.', score: 'punteggio', threshold: 'min_score 0,50' },
  above: [
    {
      file: 'contratto-manutenzione-2024.pdf',
      page: 7,
      passage: [
        'Ciascuna parte può ',
        'dare disdetta con preavviso scritto di novanta giorni',
        ' rispetto alla scadenza annuale.',
      ],
      score: '0,84',
    },
    {
      file: 'rinnovo-manutenzione-bozza.docx',
      page: 2,
      passage: ['In caso di rinnovo, ', 'il termine per recedere è ridotto a sessanta giorni', '.'],
      score: '0,71',
    },
  ],
  below: [
    {
      file: 'regolamento-interno.odt',
      page: 15,
      passage: [
        'Le ferie si chiedono ',
        'con un preavviso di quindici giorni',
        ' al responsabile di reparto.',
      ],
      score: '0,38',
    },
  ],
};

export const pageCheck: PageCheckCopy = {
  resultLabel: 'Nei risultati',
  question: 'Chi paga la manutenzione dell’impianto di allarme?',
  place: 'contratto-vigilanza.pdf, pag. 5',
  score: '0,88',
  passage: '==La manutenzione dell’impianto è a carico del fornitore==, ricambi compresi.',
  pageLabel: 'Sulla pagina',
  paragraphs: [
    {
      label: 'Prima',
      text: 'Art. 8. Il fornitore verifica l’impianto di allarme due volte l’anno e ne redige verbale.',
      telling: false,
    },
    {
      label: 'Il passo',
      text: 'Art. 9. ==La manutenzione dell’impianto è a carico del fornitore==, ricambi compresi.',
      telling: false,
    },
    {
      label: 'Dopo',
      text: 'Sono esclusi i guasti causati da lavori che il cliente affida a terzi: in tal caso la spesa resta al cliente.',
      telling: true,
    },
  ],
};

export const folder: FolderStatesCopy = {
  path: '/archivio/Fornitori',
  status: 'Sorvegliata, con le sottocartelle',
  states: {
    queued: 'in coda',
    reading: 'in lettura',
    indexed: 'indicizzato',
    needs_review: 'da rivedere',
  },
  folders: [
    {
      name: 'Contratti',
      files: [
        { name: 'fornitura-carta-2024.docx', detail: 'contratto, 9 pagine', state: 'indexed' },
        { name: 'noleggio-stampanti.pdf', detail: 'scansione, pagina 6 di 14', state: 'reading' },
        { name: 'proroga-noleggio.pdf', detail: 'arrivato alle 10:42', state: 'queued' },
      ],
    },
    {
      name: 'Fatture',
      files: [
        { name: 'fattura-0418.pdf', detail: 'fattura, 2 pagine', state: 'indexed' },
        { name: 'fattura-0419.pdf', detail: 'chiede una password', state: 'needs_review' },
      ],
    },
  ],
};

export const accessPath: AccessPathCopy = {
  levels: [
    {
      kind: 'Cartella',
      name: 'Personale',
      rule: 'Permesso dato qui',
      groups: 'Direzione, Ufficio paghe',
      exception: false,
    },
    {
      kind: 'Sottocartella',
      name: 'Cedolini',
      rule: 'Ereditato',
      groups: 'Direzione, Ufficio paghe',
      exception: false,
    },
    {
      kind: 'Documento',
      name: 'rettifica-marzo.pdf',
      rule: 'Eccezione',
      groups: 'solo Ufficio paghe',
      exception: true,
    },
  ],
  question: 'Perché il cedolino di marzo è stato rifatto?',
  readers: [
    {
      user: 'paghe.01',
      group: 'Ufficio paghe',
      place: 'rettifica-marzo.pdf, pag. 1',
      found: 'La voce è stata ==corretta perché le ore festive erano contate due volte==.',
      allowed: true,
    },
    {
      user: 'direzione.02',
      group: 'Direzione',
      place: 'Nessun risultato',
      found: 'Il documento non compare, e nemmeno il suo nome.',
      allowed: false,
    },
  ],
};

/** Words around the lines of content/samples/audit-log.ts. */
export const auditLog: AuditDayCopy = {
  place: 'Amministrazione › Registro',
  columns: {
    time: 'Ora',
    event: 'Evento',
    user: 'Utente',
    ip: 'IP',
    detail: 'Documento, domanda o destinatario',
    outcome: 'Esito',
  },
  to: 'a',
  done: 'riuscito',
  refused: 'negato',
};

export const directory: DirectorySyncCopy = {
  place: 'Amministrazione › Integrazioni › Directory',
  fields: [
    { label: 'Indirizzo del server', value: 'ldaps://dc01.azienda.example' },
    { label: 'Base di ricerca', value: 'DC=azienda, DC=example' },
    { label: 'Utenza di servizio', value: 'CN=srvarchivio, OU=Servizi, DC=azienda, DC=example' },
    { label: 'Filtro degli utenti', value: '(&(objectClass=user)(objectCategory=person))' },
    { label: 'Attributo del nome utente', value: 'sAMAccountName' },
    { label: 'Attributo dei gruppi', value: 'memberOf' },
  ],
  trial: {
    outcome: 'Prova riuscita',
    details: [
      'Collegamento cifrato, certificato riconosciuto',
      'Utente di prova paghe.01: trovato',
      'Gruppi dell’utente: GRP-Paghe',
    ],
  },
  groupLabel: 'Gruppo della directory',
  roleLabel: 'Ruolo',
  groups: [
    { name: 'GRP-Sistemi', role: 'Amministratore', mapped: true },
    { name: 'GRP-CapiUfficio', role: 'Responsabile', mapped: true },
    { name: 'GRP-Paghe', role: 'Collaboratore', mapped: true },
    { name: 'GRP-Revisori', role: 'Lettore', mapped: true },
    { name: 'GRP-Ospiti', role: 'non entra', mapped: false },
  ],
};
