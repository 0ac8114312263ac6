// The words of the texts and of the built pages: `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';

const read = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const texts = readdirSync(new URL('content/news', import.meta.url)).filter((name) => name.endsWith('.mdx'));
/** Not checked: the data of the company, and the names of authors and of people whom a text quotes. */
const names = [
  read('content/site.ts'),
  ...texts.flatMap(
    (name) => read(`content/news/${name}`).match(/^author: .*|(?:author|source)="[^"]*"/gm) ?? [],
  ),
].flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);

export default {
  version: '0.2',
  language: 'it',
  import: ['@cspell/dict-it-it/cspell-ext.json'],
  dictionaryDefinitions: [{ name: 'words', path: './scripts/site-check/words.txt' }],
  dictionaries: ['it-it', 'words'],
  words: names,
  caseSensitive: false,
  minWordLength: 3,
  ignoreRegExpList: [
    // Code, logs, other languages, tags, and keys of the frontmatter.
    /<(script|style|code|pre|kbd|samp|sup|del|template)\b.*?<\/\1>/gs,
    /<(\w+) [^>]*(?:font-mono|lang="(?!it))[^>]*>.*?<\/\1>/gs,
    /```.*?```|`[^`\n]*`|<[^>]*>|^\w+:/gms,
    // Addresses and names of files.
    /\S*(?:@|:\/\/|_|\/)\S*/g,
    /\S+\.(?:pdf|docx?|xlsx?|pptx?|odt|txt|md|rtf|json|mjs|tiff?|eml|csv|svg|webp)\b/gi,
    // The first word of «dell’archivio».
    /(?<!\p{L})(?:[lcdmtsvn]|un|gl|all|dall|dell|nell|sull|coll|quell|quest|bell|sant|dov|com|cos|anch|quand|nient|tutt|senz|mezz|vent|trent|quarant|cinquant|cent)[’']/giu,
  ],
};
