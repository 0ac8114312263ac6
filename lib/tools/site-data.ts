import { siteSchema } from '@/lib/schema/site';

export const SITE_FILE = 'content/site.ts';

/** A mistake in the data of the company, in Italian for the owner. */
type SiteProblem = {
  /** The path of the value: "phone.href". */
  path: string;
  what: string;
  fix: string;
  /** Whether the value is missing or has a wrong type, so that code cannot use it. */
  isUnusable: boolean;
  /** Whether pages would be wrong, so that the build stops. */
  breaksPages: boolean;
};

/** The paths of values that pages use in links and addresses. */
const LINKS = /^(?:url|mail\..*|phone\.href|external\..*|security\.expires)$/;

/** Checks the data of the company. @param site the value of content/site.ts */
export function siteProblems(site: unknown): SiteProblem[] {
  return (siteSchema.safeParse(site).error?.issues ?? []).map((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys';
    const path = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].join('.');
    const [what = '', fix = ''] = issue.message.split('\n');
    const isUnusable = issue.code !== 'custom';
    return { path, what, fix, isUnusable, breaksPages: isUnusable || LINKS.test(path) };
  });
}
