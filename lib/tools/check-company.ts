// First step of a build: stops it if the data of the company (content/site.ts) would make wrong pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { ContentError } from '@/lib/content-error';
import { root } from './bootstrap.mjs';
import { SITE_FILE, siteProblems } from './site-data';

const problems = siteProblems(site, readFileSync(join(root, SITE_FILE), 'utf8'))
  .filter(({ breaksPages }) => breaksPages)
  .map(({ path, line, what, fix }) => ({ file: SITE_FILE, line, field: path, message: `${what}. ${fix}` }));
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
}
