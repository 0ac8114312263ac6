import * as z from 'zod/mini';
import { fieldErrors } from '@/lib/forms/field-errors';
import {
  hasForbiddenInLine,
  hasForbiddenInText,
  honeypot,
  MESSAGES,
  normaliseLines,
  PLAIN_EMAIL,
} from '@/lib/forms/fields';
import { type Boxes, recipient } from './guard';
import { wrongFields } from './problem';

/** A valid documented payload (D16), html reduced to text. */
export type Payload = {
  to: string;
  subject: string;
  text: string;
  from?: string | undefined;
  replyTo?: string | undefined;
  senderName?: string | undefined;
  fax_aziendale?: string | undefined;
};

/** A value bound for a header: one line, no control characters (header injection). */
const headerValue = (max: number, message: string) =>
  z.string(message).check(
    z.refine((value) => !hasForbiddenInLine(value), MESSAGES.characters),
    z.trim(),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );

const MAX_BODY = 20_000;
const content = (max: number) =>
  z.string('Deve essere un testo').check(
    z.overwrite(normaliseLines),
    z.refine((value) => !hasForbiddenInText(value), MESSAGES.characters),
    z.trim(),
    z.maxLength(max, MESSAGES.tooLong(max)),
  );

const payloadSchema = z.strictObject({
  to: z.unknown(),
  subject: headerValue(250, MESSAGES.required).check(z.minLength(1, MESSAGES.required)),
  body: z.optional(content(MAX_BODY)),
  html: z.optional(content(60_000)),
  text: z.optional(content(MAX_BODY)),
  from: z.optional(headerValue(320, 'Deve essere un testo')),
  replyTo: z.optional(
    headerValue(254, MESSAGES.email).check(
      z.refine((value) => value === '' || PLAIN_EMAIL.test(value), MESSAGES.email),
    ),
  ),
  senderName: z.optional(headerValue(200, 'Deve essere un testo')),
  ...honeypot,
});

/**
 * Checks a documented payload: `body`, or `html` and `text` instead of it. Throws a Problem: 422 wrong or unknown
 * fields, 403 a recipient that is no box of the company.
 */
export function readPayload(fields: Record<string, unknown>, boxes: Boxes): Payload {
  const result = payloadSchema.safeParse(fields);
  if (!result.success) throw wrongFields(fieldErrors(result.error));
  const { to, body, html, text, ...rest } = result.data;
  if (body !== undefined && (html !== undefined || text !== undefined)) {
    throw wrongFields({ body: 'Usate body oppure html e text, non entrambi' });
  }
  const words = body || text || (html ? htmlToText(html) : '');
  if (words === '') throw wrongFields({ body: MESSAGES.required });
  return { to: recipient(to, boxes), text: words, ...rest };
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** The words of a piece of HTML. Markup from outside is never forwarded, so nothing finer is needed (D16). */
function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|[a-z]+);/gi, (entity, name: string) => NAMED[name.toLowerCase()] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
