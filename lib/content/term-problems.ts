import type { ContentProblem } from '@/lib/content-error';
import { slugify } from './slug';

type TextFile = { file: string; data: Readonly<Record<string, unknown>>; lines: ReadonlyMap<string, number> };

/**
 * Categories and tags that would share an address, because a text has one twice or two texts spell it differently. The first
 * spelling counts as right.
 * @param files all texts, drafts included
 * @param fields with one term or a list of them
 */
export function termProblems(files: readonly TextFile[], fields: readonly string[]): ContentProblem[] {
  return fields.flatMap((field) => {
    const firstBySlug = new Map<string, { label: string; file: string }>();
    return files.flatMap(({ file, data, lines }) => {
      const ownSlugs = new Set<string>();
      return [data[field]].flat().flatMap((value) => {
        const label = String(value);
        const slug = slugify(label);
        const first = firstBySlug.get(slug) ?? { label, file };
        firstBySlug.set(slug, first);
        const isRepeated = ownSlugs.has(slug);
        ownSlugs.add(slug);
        if (first.label === label && !isRepeated) return [];
        const message = `«${label}» e «${first.label}» di ${first.file} avrebbero lo stesso indirizzo. Usate una sola grafia, una volta per testo.`;
        return [{ file, line: lines.get(field), field, message }];
      });
    });
  });
}
