/**
 * The bar that shows a score, as the path of a picture that is 100 wide.
 * @param score between 0 and 1
 */
export const scoreBar = (score: number): string => `M0 4.5H${Math.round(score * 100)}`;
