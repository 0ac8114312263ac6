import { pictureNameProblem } from '@/lib/pictures/name';
import { articleSchema } from '@/lib/schema/article';
import { guideKinds, guideSchema } from '@/lib/schema/guide';
import { feedPath } from '@/lib/seo/feed';
import { articleTemplate } from './article-template';
import { defineCollection } from './collection';

/** The articles, the latest first. */
export const news = defineCollection({
  folder: 'content/news',
  route: '/novita/[slug]',
  schema: articleSchema,
  terms: { category: 'categoria', tags: 'tema' },
  feed: feedPath,
  aliases: ({ aliases }) => aliases,
  questions: ({ questions }) => questions,
  schedule: ({ draft, date, publishOn = date }) => ({ draft, firstDay: publishOn }),
  check({ image, date, updated = date }, pictures) {
    const messages = {
      image: pictureNameProblem(image, pictures),
      updated:
        updated < date &&
        `«${updated}» viene prima della pubblicazione (${date}). Correggete uno dei due giorni.`,
    };
    return Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  },
  template: articleTemplate,
  compare: (a, b) => b.date.localeCompare(a.date),
  meta: ({ title, summary, date, updated = date, category }, termPath) => ({
    title,
    description: summary,
    updated,
    shareImage: { path: termPath('category', category), text: category },
  }),
});

/** The documentation, by kind and `order`. */
export const docs = defineCollection({
  folder: 'content/docs',
  route: '/documentazione/[guida]',
  schema: guideSchema,
  reserved: ['faq'],
  aliases: ({ aliases }) => aliases,
  compare: (a, b) => guideKinds.indexOf(a.kind) - guideKinds.indexOf(b.kind) || a.order - b.order,
  meta: ({ title, summary, updated }) => ({ title, description: summary, updated }),
});

/** All content collections, for the sitemap, the link check, the metadata and the check of the site. */
export const collections = [news, docs] as const;

/** The reason in Italian why the text at a path is not published; undefined if it is, or if it does not exist. */
export const whyUnpublished = (path: string, project: string): string | undefined =>
  collections.find(({ owns }) => owns(path))?.whyUnpublished(path, project);
