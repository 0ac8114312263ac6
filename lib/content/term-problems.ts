import type { ContentProblem } from '@/lib/content-error';
import { slugify } from './slug';

type TextFile = { file: string; data: Readonly<Record<string, unknown>>; lines: ReadonlyMap<string, number> };

/**
 * Categories and tags that would share an address: twice in one text, or in two spellings.
 * @param files all texts, drafts included
 * @param fields with one term or a list of them
 */
export function termProblems(files: readonly TextFile[], fields: readonly string[]): ContentProblem[] {
  return fields.flatMap((field) => {
    const spellings = new Map<string, Map<string, TextFile[]>>();
    const problems: ContentProblem[] = [];
    for (const file of files) {
      const seen = new Map<string, string>();
      for (const label of [file.data[field]].flat().map(String)) {
        const slug = slugify(label);
        const other = seen.get(slug);
        if (other !== undefined) {
          const message = isSame(label, other)
            ? `«${label}» c’è già nello stesso elenco. Toglietelo.`
            : `«${label}» avrebbe lo stesso indirizzo di «${other}», che è nello stesso elenco. Cambiate uno dei due.`;
          problems.push({ ...at(file, field), message });
          continue;
        }
        seen.set(slug, label);
        const byLabel = spellings.get(slug) ?? new Map<string, TextFile[]>();
        const users = byLabel.get(label) ?? [];
        users.push(file);
        byLabel.set(label, users);
        spellings.set(slug, byLabel);
      }
    }
    return [...problems, ...[...spellings.values()].flatMap((byLabel) => twoSpellings(byLabel, field))];
  });
}

/** Whether two labels differ at most in capitals and accents. */
const isSame = (a: string, b: string) => a.localeCompare(b, 'it', { sensitivity: 'base' }) === 0;

const at = ({ file, lines }: TextFile, field: string) => ({ file, line: lines.get(field), field });

/** The most frequent spelling counts as the right one. */
function twoSpellings(byLabel: ReadonlyMap<string, readonly TextFile[]>, field: string): ContentProblem[] {
  const [usual, ...others] = [...byLabel].sort(([, a], [, b]) => b.length - a.length);
  if (!usual) return [];
  const [label, users] = usual;
  const place = `${users[0]?.file}${users.length > 1 ? ` (e in altri ${users.length - 1})` : ''}`;
  return others.flatMap(([wrong, files]) =>
    files.map((file) => ({
      ...at(file, field),
      message: isSame(wrong, label)
        ? `«${wrong}» è scritto «${label}» in ${place}. Usate una sola grafia.`
        : `«${wrong}» avrebbe lo stesso indirizzo di «${label}», in ${place}. Cambiate uno dei due.`,
    })),
  );
}
