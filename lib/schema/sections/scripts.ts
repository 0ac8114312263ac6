/** A word in the script of its language. */
export type ScriptSample = {
  /** Code of the language, for readers that speak the word. */
  lang: string;
  word: string;
  /** Where the site's faces lack the script: the width of the word's drawing, 200 units an em. */
  drawnWidth?: number;
};

/** Languages by name, each with one word in its own script, and how many there are besides. */
export type ScriptsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  items: readonly (ScriptSample & { name: string })[];
  /** The figure that completes the list, and its words. */
  others: { before: string; value: string; after: string };
};
