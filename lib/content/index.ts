import 'server-only';
import { cachedInProduction, projectPath } from '../memoize';
import { type Guide, guideKinds, guideSchema } from '../schema/guide';
import { type Legal, legalSchema } from '../schema/legal';
import { readCollection } from './collection';
import { outline } from './headings';

export { ContentError } from '../content-error';
export { type ArticlePage, articlePages, publishedArticles } from './articles';

/** Addresses below /documentazione that are routes of their own. */
const takenByPages = ['faq'];

/**
 * The pages of the documentation, by kind and `order`.
 * @throws ContentError naming file, line, field and fix of everything that is wrong
 */
export function guides({ folder = projectPath('content', 'docs') }: { folder?: string } = {}): Guide[] {
  return cachedInProduction(`docs ${folder}`, () =>
    readCollection({ folder, schema: guideSchema, reserved: takenByPages })
      .map(({ slug, data, body }) => ({ slug, ...data, headings: outline(body) }))
      .sort(
        (a, b) =>
          guideKinds.indexOf(a.kind) - guideKinds.indexOf(b.kind) ||
          a.order - b.order ||
          a.slug.localeCompare(b.slug),
      ),
  );
}

/**
 * A legal notice.
 * @param slug name of its file in content/legal
 * @throws ContentError naming file, line, field and fix; Error if no notice has this name
 */
export function legal(
  slug: string,
  { folder = projectPath('content', 'legal') }: { folder?: string } = {},
): Legal {
  const all = cachedInProduction(`legal ${folder}`, () => readCollection({ folder, schema: legalSchema }));
  const found = all.find((notice) => notice.slug === slug);
  if (!found) {
    throw new Error(
      `Nessun testo «${slug}» in content/legal. Ci sono: ${all.map((notice) => notice.slug).join(', ')}.`,
    );
  }
  return { slug: found.slug, ...found.data, headings: outline(found.body) };
}
