/** Does a thing once; a failure is forgotten, so that the next one who asks tries again. */
export function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= task().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
