import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleSchema } from '@/lib/schema/article';
import { articleTemplate } from './article-template';
import { straightQuotes, withApostrophes } from './characters';
import { news } from './collections';
import { isSlug, slugify } from './slug';

/** Why an article cannot be created, in Italian. */
export class NewArticleError extends Error {}

/**
 * Creates an article: a valid draft, from the template. It never overwrites a file.
 * @param title its straight quotes and apostrophes become typographic
 * @param day today in Italy, YYYY-MM-DD
 * @param project absolute path of its folder
 * @throws NewArticleError with the fix
 */
export function createArticle(title: string, day: string, project: string): { slug: string; file: string } {
  const words = withApostrophes(title.replaceAll(/\s+/g, ' ').trim()).replaceAll(/"([^"]+)"/g, '«$1»');
  const slug = slugOf(words);
  const problem = titleProblem(words, slug);
  if (problem) throw new NewArticleError(problem);
  const folder = join(project, news.folder);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${slug}.mdx`);
  if (existsSync(file)) {
    throw new NewArticleError(
      `C’è già ${news.folder}/${slug}.mdx, e non viene toccato. Scegliete un altro titolo, o continuate quell’articolo.`,
    );
  }
  const source = articleTemplate()
    .replaceAll('AAAA-MM-GG', day)
    // JSON strings are YAML strings.
    .replace(/^title: .*$/m, () => `title: ${JSON.stringify(words)}`);
  writeFileSync(file, source, { flag: 'wx' });
  return { slug, file };
}

function titleProblem(words: string, slug: string): string | undefined {
  const [quoteProblem] = straightQuotes(words);
  if (quoteProblem) return `Nel titolo: ${quoteProblem}`;
  const { minLength, maxLength } = articleSchema.shape.title;
  if (words.length < (minLength ?? 0) || words.length > (maxLength ?? 0))
    return `Il titolo «${words}» ha ${words.length} caratteri e ne servono da ${minLength} a ${maxLength}.`;
  if (!isSlug(slug))
    return `Dal titolo «${words}» non si ricava un indirizzo: servono lettere latine o cifre.`;
  if (!news.reserved.includes(slug)) return undefined;
  return `L’indirizzo «${slug}» è già di un’altra pagina: scegliete un altro titolo.`;
}

/** Longest slug of a new article, in characters. */
const MAX_SLUG = 60;

/** The slug of a title, cut between words: «Perché l’OCR conta» becomes perche-l-ocr-conta. */
function slugOf(title: string): string {
  const slug = slugify(title);
  return slug.length <= MAX_SLUG ? slug : slug.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '');
}
