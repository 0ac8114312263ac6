/** A score with two decimals: "0,81". */
export const scoreText = (score: number): string => score.toFixed(2).replace('.', ',');

/** The path of its bar, in a picture 100 wide. */
export const scoreBar = (score: number): string => `M0 4.5H${Math.round(score * 100)}`;
