import type * as z from 'zod/mini';
import { MESSAGES } from './rules';

/** The first message of every wrong or unknown field, by field name. An error without a field has the empty name. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const names = isUnknown ? issue.keys : [String(issue.path[0] ?? '')];
    for (const name of names) {
      if (!messages.has(name)) messages.set(name, isUnknown ? MESSAGES.unknown : issue.message);
    }
  }
  return Object.fromEntries(messages);
}
