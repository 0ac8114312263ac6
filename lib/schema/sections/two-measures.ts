import type { Link } from '../page';

/** One of two figures that count different things. */
type Measure = {
  /** What is counted. */
  title: string;
  text: string;
  limit: string;
  /** The stated accuracy, with its sign: "99,8%". */
  accuracy: string;
  languages: { limit: string; value: string; text: string };
  /** Page that states this figure; none where it is this one. */
  where: string;
  link?: Link;
};

/** Two figures that differ because they count different things. */
export type TwoMeasuresCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Text alternative of the field of dots; `{red}` is replaced by the number of red ones. */
  field: string;
  /** Says how to read the fields. */
  key: string;
  measures: readonly [Measure, Measure];
};
