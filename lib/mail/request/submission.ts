import { createHash } from 'node:crypto';
import { fieldErrors } from '@/lib/forms/field-errors';
import { type FormName, type FormSubmission, forms } from '@/lib/forms/forms';
import { HONEYPOT } from '@/lib/forms/rules';
import type { Payload } from './payload';
import { wrongFields } from './problem';

/** A valid submission: the data of a form, or a documented payload. */
export type Submission = FormSubmission | { form: 'message'; data: Payload };

/** Checks the data of a form with the form's own schema (D13). Throws a Problem 422 naming the wrong fields. */
export function readForm(form: FormName, fields: Record<string, unknown>): Submission {
  const result = forms[form].schema.safeParse(fields);
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
