/** Every type of event that the audit log knows. */
type AuditEvent =
  | 'LOGIN'
  | 'VIEW'
  | 'SEARCH'
  | 'DOWNLOAD'
  | 'SHARE'
  | 'ACCESS_DENIED'
  | 'ANNOTATE'
  | 'LOGOUT';

/** One line of the audit log. */
export type AuditEntry = {
  /** Local time, ISO 8601 without a zone. */
  timestamp: string;
  event: AuditEvent;
  user: string;
  ip: string;
  document?: string;
  /** What was searched (SEARCH). */
  query?: string;
  /** To whom (SHARE). */
  recipient?: string;
  success: boolean;
  /** Why it was refused. */
  reason?: string;
};

/** The audit log: sample lines, who reads them, which questions they answer. */
export type AuditTrailCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Says that the lines are invented. */
  illustration: string;
  caption: string;
  columns: Record<keyof AuditEntry, string>;
  /** What each type means. */
  gloss: Record<AuditEvent, string>;
  yes: string;
  no: string;
  readers: { title: string; paragraphs: readonly string[]; request: string };
  inspection: {
    title: string;
    items: readonly { question: string; events: readonly AuditEvent[]; answer: string }[];
  };
};
