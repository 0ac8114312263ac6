import type { Attribution } from './attribution';
import type { FormDefinition } from './definition';
import { SHARED_COLUMNS } from './field';
import { columnOf, valuesOf } from './form-mail';
import { type FormName, forms } from './forms';

const ownColumns = Object.values<FormDefinition>(forms)
  .flatMap(({ fields }) => Object.values(fields))
  .map(columnOf)
  .filter((column) => !Object.hasOwn(SHARED_COLUMNS, column));

/** The columns of the owner's table with their headings: first those that forms share, then those of single fields. */
export const LEAD_COLUMNS: Readonly<Record<string, string>> = {
  ...SHARED_COLUMNS,
  ...Object.fromEntries(ownColumns.map((column) => [column, column])),
};
export type LeadColumns = Readonly<Record<string, string>>;

/** The columns of a lead's attribution, by their headings. */
export const ATTRIBUTION_COLUMNS: Readonly<
  Record<string, (attribution: Attribution) => string | null | undefined>
> = {
  'Pagina di provenienza': ({ page }) => page,
  Fonte: ({ campaign }) => campaign?.source,
  Mezzo: ({ campaign }) => campaign?.medium,
  Campagna: ({ campaign }) => campaign?.campaign,
};

const formLabels = Object.values(forms).map(({ name, label }) => [name, label]);

/** The names of the kinds of leads: the forms, and the documented payload (D16). */
export const LEAD_FORM_LABELS: Readonly<Record<FormName | 'message', string>> = {
  ...(Object.fromEntries(formLabels) as Record<FormName, string>),
  message: 'Messaggio libero',
};

/** The columns of the fields of the documented payload. */
const PAYLOAD_COLUMNS = { subject: 'subject', body: 'text', replyTo: 'email', senderName: 'name' } as const;

/** The values of a lead by column, without empty ones: texts as typed, options in words. */
export function leadColumns(
  form: FormName | 'message',
  data: Readonly<Record<string, unknown>>,
): LeadColumns {
  const columns =
    form === 'message'
      ? Object.entries(PAYLOAD_COLUMNS).map(([name, column]) => [column, data[name]])
      : valuesOf(forms[form], data).map(({ column, text }) => [column, text]);
  return Object.fromEntries(columns.filter(([, text]) => text));
}
