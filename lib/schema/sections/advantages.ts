/** One reason to choose the product. */
export type Advantage = {
  title: string;
  text: string;
};
