import { Problem } from './problem';

const MAX_DEPTH = 4;

/**
 * Reads a JSON object. Refuses what is not JSON (400); what is no object, is nested more than four deep or names a key
 * twice (422): of two equal keys each reader takes another one, and a guard must see what the others see.
 */
export function readJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'invalid_json', 'Il contenuto non è JSON leggibile.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem(422, 'invalid_shape', 'Il contenuto deve essere un oggetto JSON.');
  }
  inspect(text);
  return value as Record<string, unknown>;
}

/** Walks a text that JSON.parse has taken, looking at depth and keys only. */
function inspect(text: string): void {
  // One set of keys for each open object, null for each open array.
  const open: (Set<string> | null)[] = [];
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
