import { type Contact, contactDefinition } from './contact';
import { escapeHtml, escapeLines } from './html';
import { type Row, rowsOf } from './message-text';

/** The message that the contact form hands to the e-mail service (section 7). */
export type EmailMessage = { to: string; subject: string; html: string; text: string };

/** What a contact message says besides its text, label and value. */
export const contactRows = (contact: Contact): Row[] => [
  ['Nome', `${contact.firstName} ${contact.lastName}`],
  ...rowsOf(contactDefinition.fields, contact, ['firstName', 'lastName', 'message']),
];

export const contactTitle = (contact: Contact) => `Contatto dal sito: ${contact.subject}`;

/**
 * Builds the contact message (section 7).
 * @param contact a valid contact
 * @param to the company's info box
 */
export function contactMessage(contact: Contact, to: string): EmailMessage {
  const rows = contactRows(contact);
  return {
    to,
    subject: contactTitle(contact),
    text: [...rows.map(([label, value]) => `${label}: ${value}`), 'Messaggio:', contact.message].join('\n'),
    html: [
      ...rows.map(([label, value]) => `<p><strong>${label}:</strong> ${escapeHtml(value)}</p>`),
      `<p><strong>Messaggio:</strong><br>\n${escapeLines(contact.message)}</p>`,
    ].join('\n'),
  };
}
