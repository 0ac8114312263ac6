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
    const problems: ContentProblem[] = [];
    const firstBySlug = new Map<string, { label: string; file: string }>();
    for (const { file, data, lines } of files) {
      const slugsOfText = new Set<string>();
      for (const label of [data[field]].flat().map(String)) {
        const slug = slugify(label);
        const first = firstBySlug.get(slug) ?? { label, file };
        if (first.label !== label || slugsOfText.has(slug)) {
          const message = `«${label}» e «${first.label}» di ${first.file} avrebbero lo stesso indirizzo. Usate una sola grafia, una volta per testo.`;
          problems.push({ file, line: lines.get(field), field, message });
        }
        firstBySlug.set(slug, first);
        slugsOfText.add(slug);
      }
    }
    return problems;
  });
}
