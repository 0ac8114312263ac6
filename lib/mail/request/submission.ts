import * as z from 'zod/mini';
import { type Attribution, attributionOf, NO_ATTRIBUTION } from '@/lib/forms/attribution';
import { fieldErrors } from '@/lib/forms/field-errors';
import { type FormName, type FormSubmission, forms, fromFormData, isFormName } from '@/lib/forms/forms';
import { emailLine, honeypot, line, longText, MESSAGES, PLAIN_EMAIL } from '@/lib/forms/rules';
import type { Company } from './guard';
import { HttpError, wrongFields } from './http-error';
import type { RequestContent } from './read-request';

/** Maximum length of the text of a payload, in characters, even if it is made from HTML. */
const MAX_TEXT = 20_000;

/** Optional fields may be empty too. */
const maybeEmpty = { min: 0, message: 'Deve essere un testo' };
const text = z.optional(longText({ max: MAX_TEXT, ...maybeEmpty }));

const payloadSchema = z.strictObject({
  // Checked by `recipient`, so that a missing one gets the same message as a wrong one.
  to: z.optional(z.unknown()),
  subject: line({ max: 250, message: MESSAGES.required }),
  body: text,
  html: z.optional(longText({ max: 60_000, ...maybeEmpty })),
  text,
  from: z.optional(line({ max: 320, ...maybeEmpty })),
  replyTo: z.optional(emailLine({ format: PLAIN_EMAIL, min: 0, message: MESSAGES.email })),
  senderName: z.optional(line({ max: 200, ...maybeEmpty })),
  ...honeypot,
});

/** A valid documented payload (D16), with `html` turned into text. */
type Payload = Omit<z.infer<typeof payloadSchema>, 'to' | 'body' | 'html' | 'text'> & {
  to: string;
  body: string;
};

/** The company's mailboxes. A message to `info` goes where MAIL_TO says. */
export type Mailboxes = Pick<Company, 'info' | 'otherMailboxes'> & { mailTo: string };

/** The keys of a post by a script, as documented for partners (D16). */
const PAYLOAD_KEYS = ['to', 'subject', 'body', 'from', 'replyTo', 'senderName'] as const;

/**
 * Checks a documented payload.
 * @throws HttpError 422 wrong or unknown fields, 403 a recipient that is no mailbox of the company
 */
function readPayload(fields: Record<string, unknown>, mailboxes: Mailboxes): Payload {
  const result = payloadSchema.safeParse(fields);
  if (!result.success) throw wrongFields(fieldErrors(result.error));
  const { to, body, html, text, ...rest } = result.data;
  if (body !== undefined && (html !== undefined || text !== undefined)) {
    throw wrongFields({ body: 'Usate body oppure html e text, non entrambi' });
  }
  const content = body || text || (html ? htmlToText(html) : '');
  if (content === '') throw wrongFields({ body: MESSAGES.required });
  if (content.length > MAX_TEXT) throw wrongFields({ html: MESSAGES.tooLong(MAX_TEXT) });
  return { to: recipient(to, mailboxes), body: content, ...rest };
}

/**
 * The mailbox of the company that a payload names, as a string or a list of one.
 * @throws HttpError 403 for others, 422 for none
 */
function recipient(to: unknown, { info, otherMailboxes, mailTo }: Mailboxes): string {
  const address: unknown = Array.isArray(to) && to.length === 1 ? to[0] : to;
  const foreign = new HttpError(403, 'foreign_recipient', 'Il destinatario non è una casella aziendale.');
  const isListOfSeveral = Array.isArray(address) && address.length > 1;
  if (isListOfSeveral && address.every((item) => typeof item === 'string')) throw foreign;
  if (typeof address !== 'string' || address === '')
    throw wrongFields({ to: 'Indicate una casella aziendale' });
  const isNamed = (mailbox: string) => mailbox.toLowerCase() === address.toLowerCase();
  const found = [info, mailTo].some(isNamed) ? mailTo : otherMailboxes.find(isNamed);
  if (!found) throw foreign;
  return found;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

/** The text of HTML, roughly: it is only shown as text (D16). Removes scripts, styles and tags; blocks end with a line end. */
function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|[a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A valid submission: the data of a form, or a documented payload. */
export type Submission = FormSubmission | { form: 'message'; data: Payload };

/**
 * The form that a submission names; undefined for the documented payload, which must be JSON.
 * @throws HttpError 422
 */
export function formOf({ kind, fields }: RequestContent): FormName | undefined {
  const form: unknown = fields.form;
  if (isFormName(form)) return form;
  if (form !== undefined || kind === 'form') throw wrongFields({ form: 'Modulo sconosciuto' });
  return undefined;
}

/** Separates the attribution from the other fields (D16): it is never a reason to refuse. A form post has none (D44). */
export function separateAttribution(content: RequestContent): {
  content: RequestContent;
  attribution: Attribution;
} {
  if (content.kind === 'form') return { content, attribution: NO_ATTRIBUTION };
  const { origin, ...fields } = content.fields;
  return { content: { ...content, fields }, attribution: attributionOf(origin) };
}

/**
 * Checks a submission with the schema of its form (D13).
 * @throws HttpError 422 naming the wrong fields
 */
export function validate(
  form: FormName | undefined,
  content: RequestContent,
  mailboxes: Mailboxes,
): Submission {
  if (!form) return { form: 'message', data: readPayload(content.fields, mailboxes) };
  let { form: _, ...fields } = content.fields;
  if (content.kind === 'form') fields = fromFormData(form, fields as Record<string, string>);
  else if (form === 'partner') fields = withoutPayload(fields, mailboxes);
  const result = forms[form].schema.safeParse(fields);
  if (!result.success) throw wrongFields(fieldErrors(result.error));
  return { form, data: result.data } as Submission;
}

/** The fields of the partner form without the documented keys that a script may add (D16). Those are checked as a payload. */
function withoutPayload(fields: Record<string, unknown>, mailboxes: Mailboxes): Record<string, unknown> {
  const documented = new Set<string>(PAYLOAD_KEYS);
  const pairs = Object.entries(fields);
  const payload = pairs.filter(([name]) => documented.has(name));
  if (payload.length === 0) return fields;
  readPayload(Object.fromEntries(payload), mailboxes);
  return Object.fromEntries(pairs.filter(([name]) => !documented.has(name)));
}
