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

/** For how many people the price table says what they pay; a request may be for as many. */
export const PEOPLE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What a link chooses in the form that it leads to: what it is for, and selects by the names of their fields. */
export type Choices = Readonly<Record<string, string>> & {
  readonly interesse?: keyof typeof INTERESTS;
  readonly persone?: `${(typeof PEOPLE)[number]}`;
};

/** The address of a form that opens with choices made; whoever has no script gets the form alone. */
export function withChoices(href: string, choices: Choices): string {
  const [path, anchor] = href.split('#');
  return `${path}?${new URLSearchParams(choices)}${anchor ? `#${anchor}` : ''}`;
}
