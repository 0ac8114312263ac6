/** A generator of deterministic random numbers: mulberry32, with its constants. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 to `limit`, excluded. */
  const whole = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[whole(items.length)] as Item;
  return { next, whole, pick };
}
