import { siteSchema } from '@/lib/schema/site';

export const SITE_FILE = 'content/site.ts';

/** A mistake in the data of the company, in Italian for the owner. */
type SiteProblem = {
  /** Its path in the data: "phone.href". */
  path: string;
  what: string;
  fix: string;
  /** The value is missing or has a wrong type, so that code cannot use it. */
  isShape: boolean;
  /** Pages would be wrong: the build stops. */
  breaksPages: boolean;
};

/** Data from which pages make links and addresses. */
const LINKS = /^(?:url|mail\..*|phone\.href|external\..*|security\.expires)$/;

/** All mistakes in the value of content/site.ts. */
export function siteProblems(site: unknown): SiteProblem[] {
  return (siteSchema.safeParse(site).error?.issues ?? []).map((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys';
    const path = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].join('.');
    const [what = '', fix = ''] = issue.message.split('\n');
    const isShape = issue.code !== 'custom';
    return { path, what, fix, isShape, breaksPages: isShape || LINKS.test(path) };
  });
}
