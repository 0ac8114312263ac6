import type { ContentProblem } from '../content-error';
import type { TextFile } from './read-folder';
import { slugify } from './slug';

type Files = readonly TextFile<Record<string, unknown>>[];

/**
 * Categories and tags that one text has twice, or two texts in two spellings: they would share an address.
 * @param files all texts, drafts included
 * @param fields with one term or a list of them
 */
export function termProblems(files: Files, fields: readonly string[]): ContentProblem[] {
  return fields.flatMap((field) => {
    const spellings = new Map<string, Map<string, TextFile<unknown>[]>>();
    const problems: ContentProblem[] = [];
    for (const file of files) {
      const seen = new Set<string>();
      for (const label of [file.data[field]].flat().map(String)) {
        const slug = slugify(label);
        if (seen.has(slug)) {
          problems.push({
            ...at(file, field),
            message: `«${label}» c’è già nello stesso elenco. Toglietelo.`,
          });
          continue;
        }
        seen.add(slug);
        const byLabel = spellings.get(slug) ?? new Map<string, TextFile<unknown>[]>();
        const users = byLabel.get(label) ?? [];
        users.push(file);
        byLabel.set(label, users);
        spellings.set(slug, byLabel);
      }
    }
    return [...problems, ...[...spellings.values()].flatMap((byLabel) => twoSpellings(byLabel, field))];
  });
}

const at = ({ file, lines }: TextFile<unknown>, field: string) => ({ file, line: lines.get(field), field });

/** The spelling of most texts counts as the right one. */
function twoSpellings(
  byLabel: ReadonlyMap<string, readonly TextFile<unknown>[]>,
  field: string,
): ContentProblem[] {
  const [usual, ...others] = [...byLabel].sort(([, a], [, b]) => b.length - a.length);
  if (!usual) return [];
  const [label, users] = usual;
  const more = users.length > 1 ? ` (e in altri ${users.length - 1})` : '';
  return others.flatMap(([wrong, files]) =>
    files.map((file) => ({
      ...at(file, field),
      message: `«${wrong}» è scritto «${label}» in ${users[0]?.file}${more}. Usate una sola grafia.`,
    })),
  );
}
