// The first step of a build, which stops if data of the company (content/site.ts) would make wrong pages.
import { site } from '@/content/site';
import { ContentError } from '@/lib/content-error';
import { SITE_FILE, siteProblems } from './site-data';

const problems = siteProblems(site)
  .filter(({ breaksPages }) => breaksPages)
  .map(({ path, what, fix }) => ({ file: SITE_FILE, field: path, message: `${what}. ${fix}` }));
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
}
