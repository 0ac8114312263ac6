/** A room of the plan: what stands there, what it does, and a slip of what passes through it. */
export type Room = {
  name: string;
  text: string;
  /** A file name, a question, a line of the log. */
  slip: string;
};

/** The plan of the customer's infrastructure, with everything inside and one door. */
export type PerimeterCopy = {
  /** Name of the outer wall. */
  frame: string;
  rooms: {
    documents: Room;
    reading: Room;
    index: Room;
    models: Room;
    questions: Room;
    log: Room;
    client: Room;
  };
  /** What there is outside. */
  outside: { label: string; value: string; text: string };
  /** Those who come in by the door. */
  people: { name: string; text: string };
  /** For which installation the plan holds. */
  caption: string;
};

/** Opening of the security page. */
export type PerimeterHeadCopy = {
  title: string;
  lead: string;
  more: { label: string; href: string };
  perimeter: PerimeterCopy;
  /** Where the plan's condition is explained. */
  condition: { label: string; href: string };
};
