import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { filesBelow } from '@/lib/files-below';

/** Questions that a part of a page answers, and where they are written. */
export type PartQuestions = {
  /** The path of the part: `/prezzi#iva`. */
  path: string;
  questions: readonly string[];
} & Omit<ContentProblem, 'message'>;

/** A subject that buyers ask about and the site does not cover. */
type Gap = {
  id: string;
  /** The line that the search shows before the nearest pages. */
  line: string;
  questions: readonly string[];
};

/** The editors' files for the search. */
export type SearchContent = {
  questions: readonly PartQuestions[];
  /** Groups of words that mean the same, a group a line. */
  synonyms: string;
  gaps: readonly Gap[];
};

const searchFolder = 'content/search';

/**
 * Reads the editors' files for the search (docs/testi.md).
 * @param project folder of the project
 * @param ofTexts the questions that stand in texts
 * @throws with file and line where something cannot be read
 */
export const readSearchContent = (
  project: string,
  ofTexts: readonly PartQuestions[] = [],
): SearchContent => ({
  questions: [
    ...filesBelow(join(project, searchFolder, 'questions'))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => readQuestions(project, `${searchFolder}/questions/${name}`)),
    ...ofTexts,
  ],
  synonyms: readFileSync(join(project, searchFolder, 'synonyms.txt'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n'),
  gaps: readGaps(project),
});

function readQuestions(project: string, file: string): PartQuestions[] {
  return readSections(project, file).map(({ heading, line, text, questions }) => {
    if (!/^\/\S*$/.test(heading) || text.length > 0)
      throw problem(
        { file, line },
        `«## ${heading}» vuole un indirizzo («## /prezzi#iva») e, sotto, domande che cominciano con un trattino.`,
      );
    return { path: heading, questions, file, line };
  });
}

/**
 * Reads the subjects that the site does not cover.
 * @throws with the line of a subject that cannot be read
 */
export function readGaps(project: string): Gap[] {
  const file = `${searchFolder}/unsaid.md`;
  const ids = new Set<string>();
  return readSections(project, file).map(({ heading, line, text, questions }) => {
    const [, id] = /\S \[#([a-z0-9-]+)\]$/.exec(heading) ?? [];
    const [answer] = text;
    if (!id || !answer || text.length > 1 || questions.length === 0)
      throw problem(
        { file, line },
        `«## ${heading}» vuole un id («## Certificazioni [#certificazioni]»), una riga sola che la ricerca mostra, e domande che cominciano con un trattino.`,
      );
    if (ids.has(id)) throw problem({ file, line }, `#${id} è già di un altro argomento.`);
    ids.add(id);
    return { id, line: answer, questions };
  });
}

/** A heading of the second level, with the lines of text and the questions below it. */
type Section = { heading: string; line: number; text: string[]; questions: string[] };

function readSections(project: string, file: string): Section[] {
  const sections: Section[] = [];
  for (const [index, line] of readFileSync(join(project, file), 'utf8').split(/\r?\n/).entries()) {
    const text = line.trim();
    const section = sections.at(-1);
    if (text === '' || text.startsWith('# ')) continue;
    if (text.startsWith('## '))
      sections.push({ heading: text.slice(3), line: index + 1, text: [], questions: [] });
    else if (!section)
      throw problem({ file, line: index + 1 }, `«${text}» non sta sotto un titolo («## …»).`);
    else if (text.startsWith('-')) section.questions.push(text.slice(1).trim());
    else section.text.push(text);
  }
  return sections;
}

const problem = (place: Pick<ContentProblem, 'file' | 'line'>, message: string) =>
  new ContentError([{ ...place, message }]);
