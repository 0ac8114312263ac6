import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDefaultSettings, validateText } from 'cspell-lib';
import { root } from '../bootstrap.mjs';
import { italianTexts } from './copy-rules';
import type { Finding, SitePage } from './page';

// The package exports its settings only, and those also turn other dictionaries on.
const dictionary = join(root, 'node_modules/@cspell/dict-it-it/dict/it-it.trie');
const listFile = 'lib/tools/site-check/words.txt';

/** Articles and prepositions that stand before an apostrophe: «dell’archivio» is two words. */
const elided =
  /^(?:[lcdmtsvn]|un|gl|all|dall|dell|nell|sull|coll|quell|quest|bell|sant|dov|com|cos|anch|quand|nient|tutt|senz|mezz|pover|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent|d|po|mo|fa|da|di)$/i;

/** The words of a text, each once, without what stands before an apostrophe, without names of files and addresses. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(/\S*(?:@|:\/\/|_|\/)\S*/g, ' ')
    .replace(/\S+\.(?:pdf|docx?|xlsx?|pptx?|odt|txt|md|rtf|json|mjs|tiff?|eml|csv)\b/gi, ' ')
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}']*/gu);
  return [
    ...new Set(
      (words ?? [])
        .flatMap((word) => word.split("'"))
        .filter((word) => word.length > 2 && !elided.test(word)),
    ),
  ];
}

/** Our own words: names, terms of the trade, foreign words that Italian uses. One a line, `#` begins a remark. */
function projectWords(): string[] {
  return readFileSync(join(root, listFile), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Every string inside of data. */
const stringsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
};

/**
 * Words that are in neither the Italian dictionary nor the project's own list: misspelt, or English left over.
 * @param own data that their owner answers for, such as the company's: every word in them is right
 * @returns one finding a word, on the first page that has it
 */
export async function misspelt(pages: readonly SitePage[], own: unknown = []): Promise<Finding[]> {
  // Whole words: the package would ask for the parts of «GmbH».
  const known = new Set(
    stringsIn(own)
      .flatMap(wordsOf)
      .map((word) => word.toLowerCase()),
  );
  const first = new Map<string, string>();
  for (const page of pages) {
    for (const word of italianTexts(page).flatMap(wordsOf)) {
      if (!first.has(word) && !known.has(word.toLowerCase())) first.set(word, page.path);
    }
  }
  const issues = await validateText([...first.keys()].join('\n'), {
    ...(await getDefaultSettings(false)),
    language: 'it',
    words: projectWords(),
    caseSensitive: false,
    dictionaries: ['it-it'],
    dictionaryDefinitions: [{ name: 'it-it', path: dictionary }],
    languageSettings: [],
    maxNumberOfProblems: 10_000,
    minWordLength: 3,
    numSuggestions: 0,
  });
  return issues.map(({ text }) => ({
    path: first.get(text) ?? '',
    text: `«${text}» non è nel dizionario italiano. Correggetela o, se è giusta, aggiungetela a ${listFile}.`,
    words: text,
  }));
}
