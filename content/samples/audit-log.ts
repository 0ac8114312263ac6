import type { AuditEntry, AuditLogCopy } from '@/components/pictures/audit-log';

const officer = { user: 'crediti.07', ip: '10.0.4.27' };
const lawyer = { user: 'legale.05', ip: '10.0.6.112' };
const report = 'perizia-4471.pdf';

const morning: readonly AuditEntry[] = [
  { timestamp: '2026-03-12T09:02:11', event: 'LOGIN', ...officer, success: true },
  {
    timestamp: '2026-03-12T09:03:40',
    event: 'SEARCH',
    ...officer,
    query: '«ipoteca sull’immobile, pratica 4471»',
    success: true,
  },
  { timestamp: '2026-03-12T09:04:02', event: 'VIEW', ...officer, document: report, success: true },
  { timestamp: '2026-03-12T09:06:55', event: 'ANNOTATE', ...officer, document: report, success: true },
  {
    timestamp: '2026-03-12T09:08:13',
    event: 'SHARE',
    ...officer,
    document: report,
    recipient: lawyer.user,
    success: true,
  },
  {
    timestamp: '2026-03-12T09:21:47',
    event: 'ACCESS_DENIED',
    ...officer,
    document: 'parere-accordo.docx',
    success: false,
    reason: 'collegamento a un documento riservato al Responsabile',
  },
  { timestamp: '2026-03-12T09:40:18', event: 'DOWNLOAD', ...lawyer, document: report, success: true },
  { timestamp: '2026-03-12T09:58:06', event: 'LOGOUT', ...officer, success: true },
];

const words: AuditLogCopy['words'] = {
  gloss: {
    LOGIN: 'accesso',
    VIEW: 'apertura',
    SEARCH: 'ricerca',
    DOWNLOAD: 'scaricamento',
    SHARE: 'condivisione',
    ACCESS_DENIED: 'accesso negato',
    ANNOTATE: 'annotazione',
    LOGOUT: 'uscita',
  },
  to: 'a',
  done: 'riuscito',
  refused: 'negato',
};

/** The log of an invented credit office, one line per type of event. */
export const auditLog: AuditLogCopy = { label: 'Registro di audit', entries: morning, words };

/** Three lines of it, the last refused. */
export const refusedAccess: AuditLogCopy = {
  label: 'Tre righe del registro di audit, l’ultima negata',
  entries: morning.filter(({ event }) => ['SEARCH', 'VIEW', 'ACCESS_DENIED'].includes(event)),
  words,
};
