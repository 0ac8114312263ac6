/** The way of each document from a watched folder to the person who receives it. */
export type FlowDrawingCopy = {
  folder: { label: string; path: string; note: string };
  /** Names of the four stations of every lane. */
  stations: { file: string; type: string; task: string; recipient: string };
  lanes: readonly {
    file: string;
    type: string;
    task: string;
    /** What the task hands over. */
    result: string;
    recipient: string;
    /** A lane that ends with somebody's decision before anything goes on is marked in red. */
    attention: boolean;
  }[];
};
