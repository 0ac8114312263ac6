/** The campaign that brought a visit, by the parameters of its URL. */
type Campaign = { source: string | null; medium: string | null; campaign: string | null };

/**
 * The attribution of a lead (docs/decisions.md D16), posted, stored and exported as `origin`: the page before its form, and the
 * campaign.
 */
export type Attribution = { page: string | null; campaign: Campaign | null };

export const NO_ATTRIBUTION: Attribution = { page: null, campaign: null };

/** The values of a campaign that are recorded (docs/decisions.md D44). */
const VALUE = /^[\p{L}\p{N}\-_.+ ]{1,60}$/u;

/** The paths of pages that are recorded. */
const PATH = /^\/(?:[a-z\d-]+\/)*[a-z\d-]*$/i;
const MAX_PATH = 200;

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' && VALUE.test(value) ? value.trim() : '';
  return text || null;
};

const pathOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_PATH && PATH.test(value) ? value : null;

/** The valid part of a campaign; null if nothing is valid. */
function campaignOf(value: unknown): Campaign | null {
  const { source, medium, campaign } = recordOf(value);
  const valid = { source: textOf(source), medium: textOf(medium), campaign: textOf(campaign) };
  return Object.values(valid).some((text) => text !== null) ? valid : null;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The valid part of an attribution. The rest is dropped, because a lead is worth more than its attribution. */
export function attributionOf(value: unknown): Attribution {
  const { page, campaign } = recordOf(value);
  return { page: pathOf(page), campaign: campaignOf(campaign) };
}

/**
 * The attribution of a lead, read in the page of its form.
 * @param url of that page, with the parameters of the campaign
 * @param referrer as `document.referrer`. Only the path of another page of this site is recorded
 * @returns undefined if nothing is known
 */
export function attributionOfVisit(url: string, referrer: string): Attribution | undefined {
  const { origin, searchParams } = new URL(url);
  const { page, campaign } = attributionOf({
    page: referrer.startsWith(`${origin}/`) ? new URL(referrer).pathname : null,
    campaign: {
      source: searchParams.get('utm_source'),
      medium: searchParams.get('utm_medium'),
      campaign: searchParams.get('utm_campaign'),
    },
  });
  return page || campaign ? { page, campaign } : undefined;
}

/** An attribution in words for staff; empty if nothing is known. */
export function attributionText({ page, campaign }: Attribution): string {
  const { source, medium, campaign: name } = campaign ?? {};
  return [
    page && `pagina ${page}`,
    name && `campagna ${name}`,
    source && `fonte ${source}`,
    medium && `mezzo ${medium}`,
  ]
    .filter(Boolean)
    .join(', ');
}
