import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A subject that buyers ask for and the site does not say. */
export type Unsaid = {
  /** Names the subject among the others. */
  id: string;
  title: string;
  /** What the search says instead of results: a line. */
  line: string;
  questions: readonly string[];
};

/** Where the subjects stand. */
const UNSAID_FILE = 'content/search/unsaid.md';

/**
 * Reads the subjects that the site does not say (docs/editing.md, "Search").
 * @param project folder of the project
 * @throws with the line where one cannot be read
 */
export function readUnsaid(project: string): Unsaid[] {
  const subjects: (Unsaid & { questions: string[]; at: number })[] = [];
  const refuse = (at: number, text: string): never => {
    throw new Error(`${UNSAID_FILE}:${at}: ${text}`);
  };
  for (const [index, line] of readFileSync(join(project, UNSAID_FILE), 'utf8').split(/\r?\n/).entries()) {
    const at = index + 1;
    const text = line.trim();
    if (text === '' || text.startsWith('# ')) continue;
    const [, title, id] = /^## (.*\S) \[#([a-z0-9-]+)\]$/.exec(text) ?? [];
    const subject = subjects.at(-1);
    if (title && id) {
      if (subjects.some((each) => each.id === id)) refuse(at, `#${id} names another subject already.`);
      subjects.push({ id, title, line: '', questions: [], at });
    } else if (!subject || text.startsWith('#')) {
      refuse(at, `«${line}» is no heading of a subject («## Certificazioni [#certificazioni]»).`);
    } else if (text.startsWith('- ')) subject.questions.push(text.slice(2).trim());
    else if (subject.line)
      refuse(at, `«${line}» is a second line of #${subject.id}. Make one of them, or begin it with a dash.`);
    else subject.line = text;
  }
  for (const { id, line, questions, at } of subjects)
    if (!line || questions.length === 0)
      refuse(at, `#${id} needs a line that the search shows, and below it questions that begin with a dash.`);
  return subjects.map(({ at, ...subject }) => subject);
}
