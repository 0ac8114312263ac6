/**
 * The subjects of a request (docs/decisions.md D44): the codes of the `interesse` parameter, with their names for visitors and
 * staff. Plans have the names of content/plans.ts.
 */
export const INTERESTS = {
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
  istruzione: 'Istruzione',
  'no-profit': 'No-profit',
  consulenza: 'Consulenza',
} as const;

/** Numbers of users with a price; also the values of `persone`. */
export const PEOPLE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Choices that a link makes in a form: `interesse`, `persone`, and selects by the names of their fields. */
export type Choices = Readonly<Record<string, string>> & {
  readonly interesse?: keyof typeof INTERESTS;
  readonly persone?: `${(typeof PEOPLE)[number]}`;
};

/** Adds choices to the URL of a form. Without JavaScript the form ignores them. */
export function withChoices(href: string, choices: Choices): string {
  const [path, anchor] = href.split('#');
  return `${path}?${new URLSearchParams(choices)}${anchor ? `#${anchor}` : ''}`;
}

/** The `data-fill` of a link, which lib/browser/form-start.ts passes to the form. */
export const fillAttribute = (fill: Choices | undefined) => fill && String(new URLSearchParams(fill));
