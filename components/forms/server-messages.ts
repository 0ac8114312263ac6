import { fieldErrors } from '@/lib/forms/field-errors';

type Checks = {
  safeParse(values: unknown): { success: boolean; error?: { readonly issues: readonly object[] } };
};

/** What a form says of each required field that is missing: the message to show when only the field's name is known. */
export function serverMessages(schema: Checks, empty: object): Record<string, string> {
  const { error } = schema.safeParse(empty);
  return error ? fieldErrors(error) : {};
}
