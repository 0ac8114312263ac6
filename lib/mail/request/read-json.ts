import { parseJson } from '@/lib/parse-json';
import { Problem } from './problem';

/** How many levels of objects and arrays a body may have: the origin of a lead needs three. */
const MAX_DEPTH = 4;

/**
 * Reads a JSON object. Throws a Problem: 400 if the text is not JSON; 422 if it is not an object, has more than four levels, or
 * repeats a key, since parsers disagree on which of two equal keys counts.
 */
export function readJsonObject(text: string): Record<string, unknown> {
  const value = parseJson(text);
  if (value === undefined) throw new Problem(400, 'invalid_json', 'Il contenuto non è JSON leggibile.');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem(422, 'invalid_shape', 'Il contenuto deve essere un oggetto JSON.');
  }
  checkDepthAndKeys(text);
  return value as Record<string, unknown>;
}

/** Checks the depth and keys of a text that JSON.parse has accepted. */
function checkDepthAndKeys(text: string): void {
  // The keys of each open object, and null for each open array.
  const open: (Set<string> | null)[] = [];
  // Strings (with a colon if they are keys) and brackets.
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    const [whole] = token;
    if (whole === '{' || whole === '[') {
      open.push(whole === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) {
        throw new Problem(422, 'too_deep', `Il contenuto ha più di ${MAX_DEPTH} livelli.`);
      }
    } else if (whole === '}' || whole === ']') {
      open.pop();
    } else if (token[1] !== undefined) {
      const key: string = JSON.parse(whole.slice(0, -token[1].length));
      const keys = open.at(-1);
      if (keys?.has(key)) throw new Problem(422, 'repeated_field', 'Un campo è presente più volte.');
      keys?.add(key);
    }
  }
}
