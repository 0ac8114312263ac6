/** The path of the bar of a score, in a picture 100 wide. */
export const scoreBar = (score: number): string => `M0 4.5H${Math.round(score * 100)}`;
