/** A function of the product and how somebody asks for it. */
type RequestItem = {
  /** The function as a verb: "Trovare". */
  verb: string;
  /** What the product does. */
  text: string;
  /** A request as one writes it, without quotes. */
  request: string;
};

export type RequestList = {
  /** Says to a reader who cannot see the layout that a request follows. */
  requestLabel: string;
  items: readonly RequestItem[];
};
