import type { FAQPage, NewsArticle, TechArticle } from 'schema-dts';
import type { FaqEntry } from '@/lib/schema/faq';
import type { PageMeta } from '../schema/page';
import { idOf } from './json-ld';
import { picturePath } from './picture';

/**
 * Questions that a page shows, in the same words.
 * @param url canonical base without a trailing slash
 */
export function faqPage(entries: readonly FaqEntry[], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    isPartOf: idOf(url).webSite,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

type ArticleFacts = { date: string; category: string; tags: readonly string[]; image: string };

/**
 * An article (developers.google.com, "Article structured data").
 * @param page what it says of itself as a page; `updated` is the day of its last change
 * @param facts its day of publication, its subjects, and the address of the picture that it shows
 * @param url canonical base without a trailing slash
 */
export function newsArticle(page: PageMeta, facts: ArticleFacts, url: string): NewsArticle {
  return {
    '@type': 'NewsArticle',
    ...textOf(page, url),
    image: [picturePath(page), facts.image].map((path) => `${url}${path}`),
    datePublished: facts.date,
    articleSection: facts.category,
    keywords: [...facts.tags],
  };
}

/**
 * A guide.
 * @param facts its shelf; where they are stated, the level of its reader and the minutes that it takes
 * @param url canonical base without a trailing slash
 */
export function techArticle(
  page: PageMeta,
  facts: { section: string; level: string | undefined; minutes: number | undefined },
  url: string,
): TechArticle {
  return {
    '@type': 'TechArticle',
    ...textOf(page, url),
    image: `${url}${picturePath(page)}`,
    articleSection: facts.section,
    ...(facts.level ? { proficiencyLevel: facts.level } : {}),
    ...(facts.minutes ? { timeRequired: `PT${facts.minutes}M` } : {}),
  };
}

function textOf({ path, title, description, updated }: PageMeta, url: string) {
  const { organization, webSite } = idOf(url);
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
