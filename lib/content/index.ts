import 'server-only';
import { type Guide, guideKinds, guideSchema } from '../schema/guide';
import { type Legal, legalSchema } from '../schema/legal';
import { readCollection } from './collection';
import { remembered, rootFolder } from './memory';
import { outline } from './outline';

export { type ArticlePage, articlePages, publishedArticles } from './articles';
export { ContentError } from './problem';

/** Addresses below /documentazione that belong to pages of their own. */
const takenByPages = ['faq'];

/**
 * The pages of the documentation, by kind and place.
 * @throws ContentError naming file, line, field and mend of everything that is wrong
 */
export function guides({ folder = rootFolder('content', 'docs') }: { folder?: string } = {}): Guide[] {
  return remembered(`docs ${folder}`, () =>
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
 * @throws ContentError naming file, line, field and mend; or if no notice has this name
 */
export function legal(
  slug: string,
  { folder = rootFolder('content', 'legal') }: { folder?: string } = {},
): Legal {
  const all = remembered(`legal ${folder}`, () => readCollection({ folder, schema: legalSchema }));
  const found = all.find((notice) => notice.slug === slug);
  if (!found) {
    throw new Error(
      `Nessun testo «${slug}» in content/legal. Ci sono: ${all.map((notice) => notice.slug).join(', ')}.`,
    );
  }
  return { slug: found.slug, ...found.data, headings: outline(found.body) };
}
