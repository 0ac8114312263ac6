import { createHash } from 'node:crypto';
import type { Contact } from '@/lib/forms/contact';
import type { Demo } from '@/lib/forms/demo';
import { fieldErrors } from '@/lib/forms/field-errors';
import { HONEYPOT } from '@/lib/forms/fields';
import { type FormName, formSchemas } from '@/lib/forms/forms';
import type { Newsletter } from '@/lib/forms/newsletter';
import type { Partner } from '@/lib/forms/partner';
import type { Payload } from './payload';
import { wrongFields } from './problem';

/** A valid submission: the data of a form, or a documented payload. */
export type Submission =
  | { form: 'contact'; data: Contact }
  | { form: 'partner'; data: Partner }
  | { form: 'demo'; data: Demo }
  | { form: 'newsletter'; data: Newsletter }
  | { form: 'message'; data: Payload };

/** Checks the data of a form with the form's own schema (D13). Throws a Problem 422 naming the wrong fields. */
export function readForm(form: FormName, fields: Record<string, unknown>): Submission {
  const result = formSchemas[form].safeParse(fields);
  if (!result.success) throw wrongFields(fieldErrors(result.error));
  return { form, data: result.data } as Submission;
}

/** Whether the honeypot field was filled in (D19). */
export function isSpam({ data }: Submission): boolean {
  return Boolean(data[HONEYPOT]);
}

/** SHA-256, hex, of the content of a submission, whatever the order of its fields (D16). */
export function fingerprint({ form, data }: Submission): string {
  const pairs = Object.entries(data)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, pairs]))
    .digest('hex');
}
