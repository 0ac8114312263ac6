import { basename } from 'node:path';
import { linkProblem, sourceTargets } from '@/app/_shared/link-problem';
import { checkedTree } from '@/app/_shared/text-problems';
import { collections, news } from '@/lib/content/collections';
import { isDraft } from '@/lib/content/publication';
import { textFiles } from '@/lib/content/read-folder';
import { readRedirects } from '@/lib/content/redirects';
import { nodesOf, parseMdx } from '@/lib/content/text-tree';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { makePicture } from '@/lib/pictures/variants';
import { readSearchContent } from '@/lib/search/content';
import { checkQuestionPaths } from '@/lib/search/write-index';
import { contentSources, readFacts } from '@/scripts/launch/facts';

/**
 * Finds the mistakes of all texts before pages are built: names, fields, Markdown, links to pages and texts, pictures, questions
 * for the search, redirects. It makes the pictures, which the build then has.
 * @param options `withDrafts`: drafts are texts like others
 * @returns what stops the build, and what drafts lack
 */
export async function checkTexts(
  project: string,
  { withDrafts }: { withDrafts: boolean },
): Promise<{ problems: ContentProblem[]; drafts: ContentProblem[] }> {
  const files = [...collections, { folder: 'content/legal', base: '' }].flatMap(({ folder, base }) =>
    textFiles(project, folder).map(({ name, source }) => ({
      file: `${folder}/${name}`,
      path: `${base}/${basename(name, '.mdx')}`,
      source,
      isLeftOut: isDraft(source) && !withDrafts,
    })),
  );
  const problems = collections.flatMap((texts) => texts.problems(project, { withDrafts }));
  const drafts = collections
    .flatMap((texts) => texts.problems(project, { withDrafts: true }))
    .filter(({ file }) => files.some((text) => text.file === file && text.isLeftOut));
  const targets = sourceTargets(project, { withDrafts });
  /** The pictures that pages will show. */
  const pictures = new Set<string>();
  for (const { file, path, source, isLeftOut } of files) {
    const { tree, problems: own } = checkedTree(() => parseMdx(source), source, file, project);
    (isLeftOut ? drafts : problems).push(...own);
    for (const [{ type, url = '', position }] of tree && !isLeftOut ? nodesOf(tree) : []) {
      if (type === 'image') pictures.add(url);
      if (type !== 'link' && type !== 'definition') continue;
      const message = linkProblem(url.startsWith('#') ? path + url : url, targets);
      if (message) problems.push({ file, line: position?.start.line, message });
    }
  }
  const collect = async (step: () => unknown): Promise<void> => {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  };
  await collect(() => readSearchContent(project));
  await collect(() => readFacts(contentSources()));
  // The rest needs right fields.
  if (problems.length > 0) return { problems: inOrder(problems), drafts };
  const articles = news.texts(project);
  for (const { image } of articles) pictures.add(image);
  for (const name of pictures) await collect(() => makePicture(name, project));
  await collect(() => readRedirects(project));
  await collect(() => checkQuestionPaths(articles.map(anchorsOf), news.questions(project)));
  return { problems: inOrder(problems), drafts };
}

const inOrder = (problems: readonly ContentProblem[]) =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** An article as `checkQuestionPaths` knows pages: its path and anchors. */
function anchorsOf({ slug, title, headings }: ReturnType<typeof news.texts>[number]) {
  const anchors = ['', ...headings.map(({ id }) => id)];
  const parts = anchors.map((anchor) => ({ anchor, heading: '', text: '' }));
  return { path: news.path(slug), title, published: undefined, parts };
}
