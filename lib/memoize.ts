const memory = new Map<string, unknown>();

/** The result of `read`, which runs once for each key. In development it runs every time, because content changes. */
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
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}
