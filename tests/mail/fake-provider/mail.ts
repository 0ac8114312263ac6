import { type Answer, errorAnswer } from './answers';

/** A payload that the provider takes. */
export type Mail = {
  from: string;
  to: string | string[];
  subject: string;
  reply_to?: string | string[];
  text?: string;
  html?: string;
  [field: string]: unknown;
};

const ADDRESS = String.raw`[^\s<>@",;:\\]+@[^\s<>@",;:\\]+\.[^\s<>@",;:\\]+`;
const NAME = String.raw`(?:"(?:[^"\\\r\n]|\\[^\r\n])*"|[^"<>@\r\n]*)`;
const MAILBOX = new RegExp(`^(?:${ADDRESS}|${NAME}\\s*<${ADDRESS}>)$`);

const isMailbox = (value: unknown) => typeof value === 'string' && MAILBOX.test(value);

function areMailboxes(value: unknown): boolean {
  if (!Array.isArray(value)) return isMailbox(value);
  return value.length > 0 && value.length <= 50 && value.every(isMailbox);
}

const missing = (field: string) => errorAnswer(422, 'missing_required_field', `Missing \`${field}\` field.`);
const invalid = (field: string) => errorAnswer(422, 'validation_error', `Invalid \`${field}\` field.`);

/** The provider's answer to a payload that it does not take (422). */
export function wrongMail(payload: unknown): Answer | undefined {
  const mail: Record<string, unknown> = typeof payload === 'object' && payload ? { ...payload } : {};
  for (const field of ['from', 'to', 'subject']) {
    if (mail[field] === undefined || mail[field] === null || mail[field] === '') return missing(field);
  }
  if (!isMailbox(mail.from)) return invalid('from');
  if (!areMailboxes(mail.to)) return invalid('to');
  if (mail.reply_to !== undefined && !areMailboxes(mail.reply_to)) return invalid('reply_to');
  if (typeof mail.subject !== 'string' || /[\r\n]/.test(mail.subject)) return invalid('subject');
  if (typeof mail.text !== 'string' && typeof mail.html !== 'string') {
    return errorAnswer(422, 'validation_error', 'Missing `html` or `text` field.');
  }
  return undefined;
}
