import type { ArticleData, ArticleStatus } from '../schema/article';
import { italianDay } from './italian-day.mjs';

/**
 * The day that tells which articles may be read. A build has one for all of its processes (`env` in next.config.mjs), so
 * that one that passes midnight does not link what it leaves out.
 */
export const contentDay = (): string => process.env.CONTENT_DAY || italianDay();

type Schedule = Pick<ArticleData, 'date' | 'publishOn' | 'expiresOn' | 'draft'>;

/** First day on which an article may be read. */
export const firstDay = ({ date, publishOn }: Schedule): string => publishOn ?? date;

/** Whether an article may be read on a day, and if not, why. @param day as `italianDay` gives it */
export function statusOn(article: Schedule, day: string): ArticleStatus {
  if (article.draft) return 'draft';
  if (firstDay(article) > day) return 'scheduled';
  if (article.expiresOn && article.expiresOn < day) return 'expired';
  return 'published';
}
