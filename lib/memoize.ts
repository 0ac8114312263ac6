const memory = new Map<string, unknown>();

/** Calls `read` once for each key; in development always, because content changes. */
export function cachedInProduction<Value>(key: string, read: () => Value): Value {
  if (process.env.NODE_ENV !== 'production') return read();
  if (!memory.has(key)) memory.set(key, read());
  return memory.get(key) as Value;
}

/** Memoizes a function of one string. */
export function memoizeByKey<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}

/** Memoizes a function of one object, by identity. */
export function memoize<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, { value: Made }>();
  return (thing) => {
    const known = made.get(thing) ?? { value: make(thing) };
    made.set(thing, known);
    return known.value;
  };
}
