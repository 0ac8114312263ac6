import type { FAQPage, NewsArticle, TechArticle } from 'schema-dts';
import type { Article } from '@/lib/schema/article';
import type { FaqEntry } from '@/lib/schema/faq';
import type { PageMeta } from '@/lib/schema/page';
import type { Site } from '@/lib/schema/site';
import { entityIds } from './json-ld';
import { shareImagePath } from './site-images';

// `url` is the canonical base of the site, without a trailing slash.

/** The questions of a page, in the same words. */
export function faqPage(entries: readonly FaqEntry[], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    isPartOf: entityIds(url).webSite,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.join('\n'),
      },
    })),
  };
}

/**
 * An article (developers.google.com, "Article structured data").
 * @param article `image`: the path of its picture
 * @param company brand and company name, which are not written as the names of persons
 */
export function newsArticle(
  page: PageMeta,
  { author, ...article }: Pick<Article, 'date' | 'author' | 'category' | 'tags' | 'image'>,
  company: Pick<Site, 'name' | 'company'>,
  url: string,
): NewsArticle {
  const person = author !== company.name && author !== company.company ? author : undefined;
  return {
    '@type': 'NewsArticle',
    ...textProperties(page, url),
    ...(person && { author: { '@type': 'Person' as const, name: person } }),
    image: [shareImagePath(page), article.image].map((path) => `${url}${path}`),
    datePublished: article.date,
    articleSection: article.category,
    keywords: article.tags,
  };
}

/**
 * A guide.
 * @param guide its tab, and its level and minutes if it has them
 */
export function techArticle(
  page: PageMeta,
  guide: { section: string; level: string | undefined; minutes: number | undefined },
  url: string,
): TechArticle {
  return {
    '@type': 'TechArticle',
    ...textProperties(page, url),
    image: `${url}${shareImagePath(page)}`,
    articleSection: guide.section,
    ...(guide.level && { proficiencyLevel: guide.level }),
    ...(guide.minutes && { timeRequired: `PT${guide.minutes}M` }),
  };
}

function textProperties({ path, title, description, updated }: PageMeta, url: string) {
  const { organization, webSite } = entityIds(url);
  return {
    headline: title,
    description,
    url: `${url}${path}`,
    mainEntityOfPage: `${url}${path}`,
    dateModified: updated,
    inLanguage: 'it',
    isPartOf: webSite,
    author: organization,
    publisher: organization,
  };
}
