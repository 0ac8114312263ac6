// Prints all mistakes of all texts, in Italian: the first step of a build and of `npm run check`. Exit code 1 if there are any; if
// not, it prints what drafts lack and where the latest article is.
import { basename } from 'node:path';
import { news } from '@/lib/content/collections';
import { isDraft } from '@/lib/content/publication';
import { textFiles } from '@/lib/content/read-folder';
import { ContentError } from '@/lib/content-error';
import { isPreview } from '@/lib/preview.mjs';
import { root } from './bootstrap.mjs';
import { checkTexts } from './site-check/texts';

const { problems, drafts } = await checkTexts(root, { withDrafts: isPreview() });
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
} else {
  if (drafts.length > 0)
    console.log(`Bozze: il sito si costruisce senza. ${new ContentError(drafts).message}`);
  const [latest] = news.texts(root);
  if (latest)
    console.log(
      `L’ultimo articolo, «${latest.title}»: con «npm start», http://localhost:3000${news.path(latest.slug)}`,
    );
  const draftPaths = textFiles(root, news.folder).flatMap(({ name, source }) =>
    isDraft(source) && !isPreview() ? news.path(basename(name, '.mdx')) : [],
  );
  const scheduled = news.paths(root).filter(([, status]) => status === 'scheduled');
  for (const path of [...draftPaths, ...scheduled.map(([path]) => path)])
    console.log(`Non si legge ancora: ${news.whyUnpublished(path, root)}.`);
}
