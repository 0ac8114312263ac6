import { MESSAGES } from './rules';

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly keys?: readonly string[];
};

/**
 * The first message of each wrong field, unknown ones included. An error of no field has the empty name.
 * @param error a zod error
 */
export function fieldErrors(error: { readonly issues: readonly object[] }): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of error.issues as readonly Issue[]) {
    const unknown = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : undefined;
    const names = unknown ?? [String(issue.path[0] ?? '')];
    for (const name of names) {
      if (!messages.has(name)) messages.set(name, unknown ? MESSAGES.unknown : issue.message);
    }
  }
  return Object.fromEntries(messages);
}
