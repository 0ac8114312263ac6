const memory = new Map<string, unknown>();

/** The result of `read`, which runs once for each key. In development it runs every time, because content changes. */
export function cachedInProduction<Value>(key: string, read: () => Value): Value {
  if (process.env.NODE_ENV !== 'production') return read();
  if (!memory.has(key)) memory.set(key, read());
  return memory.get(key) as Value;
}

/** Memoizes a function of one string. */
export const memoizeByKey = <Result>(compute: (key: string) => Result): ((key: string) => Result) =>
  memoizeIn(new Map(), compute);

/** Memoizes a function of one object, by identity. */
export const memoize = <Key extends object, Result>(compute: (key: Key) => Result): ((key: Key) => Result) =>
  memoizeIn(new WeakMap(), compute);

type Results<Key, Result> = {
  get(key: Key): { result: Result } | undefined;
  set(key: Key, entry: { result: Result }): void;
};

function memoizeIn<Key, Result>(results: Results<Key, Result>, compute: (key: Key) => Result) {
  return (key: Key): Result => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}
