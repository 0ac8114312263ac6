/**
 * What a request may be for (docs/decisions.md D44): codes, as addresses and forms carry them, with their words for
 * visitors and staff. Those of plans are the names that content gives them.
 */
export const INTERESTS = {
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
  istruzione: 'Istruzione',
  'no-profit': 'No-profit',
  consulenza: 'Consulenza',
} as const;

/** What a link chooses in the form that it leads to: its interest, and selects by the names of their fields. */
export type Choices = Readonly<Record<string, string>> & { readonly interesse?: keyof typeof INTERESTS };
