import { type Attribution, attributionOf, NO_ATTRIBUTION } from '@/lib/forms/attribution';
import { fieldErrors } from '@/lib/forms/field-errors';
import { type FormName, type FormSubmission, forms, fromFormData, isFormName } from '@/lib/forms/forms';
import { wrongFields } from './http-error';
import { type Mailboxes, PAYLOAD_KEYS, type Payload, readPayload } from './payload';
import type { RequestContent } from './read-request';

/** A valid submission: the data of a form, or a documented payload. */
export type Submission = FormSubmission | { form: 'message'; data: Payload };

/** The form that a submission names; undefined for the documented payload, which must be JSON. Throws an HttpError 422. */
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

/** Checks a submission with the schema of its form (D13). Throws an HttpError 422 naming the wrong fields. */
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
