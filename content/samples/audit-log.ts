import type { AuditEntry } from '@/components/tecnologia/sicurezza/audit-trail';

/** The log of an invented credit office, one line per event type. The security page and a guide show it. */
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
