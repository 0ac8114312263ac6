/** One and many: "{count} pagina", "{count} pagine". */
export type Counted = readonly [one: string, many: string];

/** A number with its noun: "1 pagina", "27 pagine". */
export const counted = (count: number, [one, many]: Counted): string =>
  (count === 1 ? one : many).replace('{count}', count.toLocaleString('it-IT'));
