import { join } from 'node:path';

/** Folders are named below the project's root; the comment keeps the bundler from tracing the whole of it. */
export const projectPath = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);

const memory = new Map<string, unknown>();

/** While building and serving the texts do not change: each folder is read once a process. */
export function cachedInProduction<Value>(key: string, read: () => Value): Value {
  if (process.env.NODE_ENV !== 'production') return read();
  if (!memory.has(key)) memory.set(key, read());
  return memory.get(key) as Value;
}

/** What is made of a thing, such as a list, once for each thing. */
export function memoize<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, { value: Made }>();
  return (thing) => {
    const known = made.get(thing) ?? { value: make(thing) };
    made.set(thing, known);
    return known.value;
  };
}
