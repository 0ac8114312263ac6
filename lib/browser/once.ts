/** A function that runs the task once and keeps its result. After a failure the next call runs it again. */
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
