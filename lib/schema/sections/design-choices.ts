/** A fork in the design of the product: the road not taken, the one taken, and what that spares the customer. */
type DesignChoice = { discarded: string; chosen: string; effect: string };

/** Privacy by design, told as decisions. */
export type DesignChoicesCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  chosenLabel: string;
  items: readonly DesignChoice[];
};
