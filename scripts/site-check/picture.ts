import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import sharp from 'sharp';
import { parsePage, serializePage } from '@/lib/html/tree';

/** The picture in README.md: the beginning of the home page. */
export const PICTURE = 'docs/home.webp';

/** Identifies what the picture shows: the markup of the header and of the first element below it. */
export function shownDigest(homePage: string): string {
  const children = selectAll('header, main > :first-child', parsePage(homePage));
  return createHash('sha256')
    .update(serializePage({ type: 'root', children }))
    .digest('hex');
}

/** Whether the home page is no longer the one of the picture, which contains its digest (scripts/shots.mjs). */
export async function isPictureOld(homePage: string, project: string): Promise<boolean> {
  const { exif } = await sharp(join(project, PICTURE)).metadata();
  return !exif?.includes(shownDigest(homePage));
}
