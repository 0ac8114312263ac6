import { join } from 'node:path';
import { site } from '@/content/site';
import { characterProblems, withoutInvisible } from '@/lib/content/characters';
import { type MdxSyntaxError, mdxSyntaxProblem } from '@/lib/content/mdx-syntax-error';
import { markdownProblems } from '@/lib/content/rules/markdown-rules';
import { mdxProblems } from '@/lib/content/rules/mdx-rules';
import type { MdxNode } from '@/lib/content/text-tree';
import type { ContentProblem, LineProblem } from '@/lib/content-error';
import { picturesFolder } from '@/lib/pictures/name';
import { projectPath } from '@/lib/project-path';
import { mdxValues } from './mdx-values';

/**
 * Parses a text and finds its mistakes.
 * @param project its folder
 * @returns them, and the tree if it can be read
 */
export function checkedTree(
  parse: () => MdxNode,
  source: string,
  file: string,
  project = projectPath(),
): { tree?: MdxNode; problems: ContentProblem[] } {
  let tree: MdxNode;
  try {
    tree = parse();
  } catch (error) {
    return { problems: [mdxSyntaxProblem(error as MdxSyntaxError, file, source)] };
  }
  const treeProblems = [
    ...markdownProblems(tree, withoutInvisible(source)),
    ...mdxProblems(tree, {
      file,
      pictures: join(/* turbopackIgnore: true */ project, picturesFolder),
      values: mdxValues,
    }),
    ...companyProblems(source),
  ];
  const problems = [
    ...characterProblems(file, source),
    ...treeProblems.map((problem) => ({ file, ...problem })),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { tree, problems };
}

/** Data of the company by their fields, the longer ones first, because they may contain others. */
const companyData = Object.entries({
  company: site.company,
  name: site.name,
  'phone.label': site.phone.label,
  'legal.vat': site.legal.vat,
  ...Object.fromEntries(Object.entries(site.mail).map(([box, email]) => [`mail.${box}`, email])),
});

/** Data of the company that a text repeats, and which would stay there when content/site.ts changes. */
const companyProblems = (source: string): LineProblem[] =>
  source.split('\n').flatMap((text, index) => {
    const [field, datum] = companyData.find(([, value]) => text.includes(value)) ?? [];
    if (!datum) return [];
    const message = `«${datum}» può cambiare, e qui resterebbe. Nel testo scrivete <Site field="${field}" />; in testa ditelo in altro modo.`;
    return [{ line: index + 1, message }];
  });
