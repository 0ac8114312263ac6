import { type Attribution, attributionOf, campaignOfSearch } from '@/lib/forms/attribution';
import { fieldErrors } from '@/lib/forms/field-errors';
import { type FormName, type FormSubmission, forms, fromFormData, isFormName } from '@/lib/forms/forms';
import { type Boxes, isOwn } from './guard';
import { PAYLOAD_KEYS, type Payload, readPayload } from './payload';
import { wrongFields } from './problem';
import type { Submitted } from './read-request';

/** A valid submission: the data of a form, or a documented payload. */
export type Submission = FormSubmission | { form: 'message'; data: Payload };

/** The form that a submission names; undefined for the documented payload, which must be JSON. Throws a Problem 422. */
export function formOf({ kind, fields }: Submitted): FormName | undefined {
  const form: unknown = fields.form;
  if (isFormName(form)) return form;
  if (form !== undefined || kind === 'form') throw wrongFields({ form: 'Modulo sconosciuto' });
  return undefined;
}

/**
 * Separates the attribution from the other fields (D16): it is not content, and never a reason to refuse. A form post without
 * JavaScript has none; its campaign is in the address of its page.
 */
export function takeOrigin(
  submitted: Submitted,
  request: Request,
  siteUrl: string,
): { submitted: Submitted; origin: Attribution } {
  if (submitted.kind === 'form') {
    const referer = request.headers.get('referer') ?? '';
    const search = isOwn(referer, request, siteUrl) ? new URL(referer).search : '';
    return { submitted, origin: { page: null, campaign: campaignOfSearch(search) } };
  }
  const { origin, ...fields } = submitted.fields;
  return { submitted: { ...submitted, fields }, origin: attributionOf(origin) };
}

/** Checks a submission with the schema of its form (D13). Throws a Problem 422 naming the wrong fields. */
export function validate(form: FormName | undefined, submitted: Submitted, boxes: Boxes): Submission {
  if (!form) return { form: 'message', data: readPayload(submitted.fields, boxes) };
  let { form: _, ...fields } = submitted.fields;
  if (submitted.kind === 'form') fields = fromFormData(form, fields as Record<string, string>);
  else if (form === 'partner') fields = withoutPayload(fields, boxes);
  const result = forms[form].schema.safeParse(fields);
  if (!result.success) throw wrongFields(fieldErrors(result.error));
  return { form, data: result.data } as Submission;
}

/**
 * The fields of the partner form without the documented keys that a script may send beside them (D16). Those are checked like a
 * payload of its own.
 */
function withoutPayload(fields: Record<string, unknown>, boxes: Boxes): Record<string, unknown> {
  const documented = new Set<string>(PAYLOAD_KEYS);
  const pairs = Object.entries(fields);
  const payload = pairs.filter(([name]) => documented.has(name));
  if (payload.length === 0) return fields;
  readPayload(Object.fromEntries(payload), boxes);
  return Object.fromEntries(pairs.filter(([name]) => !documented.has(name)));
}
