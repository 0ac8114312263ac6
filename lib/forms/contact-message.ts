import type { Contact } from './contact';
import { escapeHtml, escapeLines } from './html';
import { NOT_GIVEN, named, SUBJECT_LABELS } from './labels';

/** The message that the contact form hands to the e-mail service (section 7). */
export type EmailMessage = { to: string; subject: string; html: string; text: string };

/**
 * Builds the contact message (section 7).
 * @param contact a valid contact
 * @param to the company's info box
 */
export function contactMessage(contact: Contact, to: string): EmailMessage {
  const rows: readonly (readonly [string, string])[] = [
    ['Nome', `${contact.firstName} ${contact.lastName}`],
    ['Email', contact.email],
    ['Telefono', contact.phone ?? NOT_GIVEN],
    ['Oggetto', named(SUBJECT_LABELS, contact.subject)],
  ];
  return {
    to,
    subject: `Contatto dal sito: ${contact.subject}`,
    text: [...rows.map(([label, value]) => `${label}: ${value}`), 'Messaggio:', contact.message].join('\n'),
    html: [
      ...rows.map(([label, value]) => `<p><strong>${label}:</strong> ${escapeHtml(value)}</p>`),
      `<p><strong>Messaggio:</strong><br>\n${escapeLines(contact.message)}</p>`,
    ].join('\n'),
  };
}
