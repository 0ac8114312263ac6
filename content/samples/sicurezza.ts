import type { PermissionTreeCopy } from '@/lib/schema/sections/access-control';
import type { AuditEntry } from '@/lib/schema/sections/audit-trail';
import type { PerimeterCopy } from '@/lib/schema/sections/perimeter';

/** What passes through each room of the plan; file, question and log line are invented. */
export const slips: Record<keyof PerimeterCopy['rooms'], string> = {
  documents: 'delibera-114.pdf',
  reading: 'pag. 3: «…la firma congiunta dei due consiglieri…»',
  index: 'delibera-114.pdf, pag. 3, punteggio 0,87',
  models: '«Servono due firme.» [1]',
  questions: 'Chi firma oltre la soglia?',
  log: '09:41:07 SEARCH crediti.07 10.0.4.27 «Chi firma oltre la soglia?»',
  client: 'crediti.07, Collaboratore',
};

/** A folder of an invented archive, as two invented users find it. */
export const permissionTree: PermissionTreeCopy = {
  caption: 'Esempio con nomi inventati. Chi non trova un documento non ne vede nemmeno il nome.',
  columns: { name: 'Cartella o documento', rule: 'Permesso' },
  yes: 'lo trova',
  no: 'non lo trova',
  readers: [
    { user: 'legale.02', groups: 'Legale' },
    { user: 'legale.05', groups: 'Legale, Contenzioso' },
  ],
  entries: [
    { depth: 0, name: 'Legale/', rule: 'gruppo Legale', set: true },
    { depth: 1, name: 'Contratti/', rule: 'eredita', set: false },
    {
      depth: 2,
      name: 'fornitura-energia-2025.pdf',
      rule: 'eredita',
      set: false,
      found: [true, true],
    },
    { depth: 1, name: 'Contenzioso/', rule: 'gruppo Contenzioso', set: true },
    { depth: 2, name: 'memoria-1184.docx', rule: 'eredita', set: false, found: [false, true] },
    {
      depth: 2,
      name: 'parere-accordo.docx',
      rule: 'solo Responsabile',
      set: true,
      found: [false, false],
    },
  ],
};

/** An entry of an invented directory. */
export const directoryEntry = 'CN=Contenzioso,OU=Gruppi,DC=azienda,DC=example';

/** A call that asks the log for the refusals since a day. */
export const auditRequest = 'GET /audit?event=ACCESS_DENIED&from=2026-03-01';

/** A morning of an invented credit office: one line for every type of event. */
export const auditLog: readonly AuditEntry[] = [
  {
    timestamp: '2026-03-12T09:02:11',
    event: 'LOGIN',
    user: 'crediti.07',
    ip: '10.0.4.27',
    success: true,
  },
  {
    timestamp: '2026-03-12T09:03:40',
    event: 'SEARCH',
    user: 'crediti.07',
    ip: '10.0.4.27',
    query: '«ipoteca sull’immobile, pratica 4471»',
    success: true,
  },
  {
    timestamp: '2026-03-12T09:04:02',
    event: 'VIEW',
    user: 'crediti.07',
    ip: '10.0.4.27',
    document: 'perizia-4471.pdf',
    success: true,
  },
  {
    timestamp: '2026-03-12T09:06:55',
    event: 'ANNOTATE',
    user: 'crediti.07',
    ip: '10.0.4.27',
    document: 'perizia-4471.pdf',
    success: true,
  },
  {
    timestamp: '2026-03-12T09:08:13',
    event: 'SHARE',
    user: 'crediti.07',
    ip: '10.0.4.27',
    document: 'perizia-4471.pdf',
    recipient: 'legale.05',
    success: true,
  },
  {
    timestamp: '2026-03-12T09:21:47',
    event: 'ACCESS_DENIED',
    user: 'crediti.07',
    ip: '10.0.4.27',
    document: 'parere-accordo.docx',
    success: false,
    reason: 'collegamento a un documento riservato al Responsabile',
  },
  {
    timestamp: '2026-03-12T09:40:18',
    event: 'DOWNLOAD',
    user: 'legale.05',
    ip: '10.0.6.112',
    document: 'perizia-4471.pdf',
    success: true,
  },
  {
    timestamp: '2026-03-12T09:58:06',
    event: 'LOGOUT',
    user: 'crediti.07',
    ip: '10.0.4.27',
    success: true,
  },
];
