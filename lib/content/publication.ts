import type { ArticleData, ArticleStatus } from '../schema/article';
import { italianDay } from './italian-day.mjs';

/**
 * The day by which articles are published. A build sets it once for all of its processes (`env` in next.config.mjs), so
 * that a build over midnight does not link articles that it leaves out.
 */
export const contentDay = (): string => process.env.CONTENT_DAY || italianDay();

type Schedule = Pick<ArticleData, 'date' | 'publishOn' | 'expiresOn' | 'draft'>;

/** First day on which an article is published. */
export const firstDay = ({ date, publishOn }: Schedule): string => publishOn ?? date;

/** @param day YYYY-MM-DD in Italy */
export function statusOn(article: Schedule, day: string): ArticleStatus {
  if (article.draft) return 'draft';
  if (firstDay(article) > day) return 'scheduled';
  if (article.expiresOn && article.expiresOn < day) return 'expired';
  return 'published';
}
