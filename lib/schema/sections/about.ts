/** One step of the company's history. */
export type TimelineEntry = {
  /** The year, where it is known; otherwise only the order is told. */
  year?: number;
  title: string;
  text: string;
};

/** Something the company holds to, and what a customer can see of it. */
export type Value = { title: string; text: string; seen: string };

/** A place on the meridian picture. */
export type Place = {
  city: string;
  /** What is done there. */
  what: string;
  /** Degrees north, for the drawing. */
  north: number;
};

export type Office = {
  name: string;
  address: string;
  /** What is done there. */
  text: string;
};
