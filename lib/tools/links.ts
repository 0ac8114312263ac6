// `npm run links`: asks other sites for what the built pages link, and prints what is dead as the text of an issue; nothing where
// nothing is. Needs the network, so it is no part of `npm run check`: .github/workflows/links.yml runs it each week.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { parseSettings } from '@/lib/settings';
import { fail, root } from './bootstrap.mjs';
import { deadLinkReport, deadLinks } from './links/dead-links';
import { outsideLinks } from './links/outside-links';
import { parsePage } from './site-check/page';
import { addressOf, pageFiles } from './site-check/served-pages';

const folder = join(root, 'out/site');
if (!existsSync(folder)) fail('There is no build whose links could be asked: `npm run build` first.');
const pages = pageFiles(folder).map((file) => ({
  path: addressOf(file),
  document: parsePage(readFileSync(join(folder, file), 'utf8')),
}));
const links = outsideLinks(pages, [parseSettings(process.env, site).siteUrl, site.url]);
const dead = await deadLinks(links.keys());
console.error(`Collegamenti ad altri siti: ${links.size}, che non rispondono: ${dead.length}.`);
const report = deadLinkReport(dead, links);
if (report) console.log(report);
