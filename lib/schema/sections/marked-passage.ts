/** A stretch of a passage: plain text, or words that a search has matched. */
export type Run =
  | string
  | {
      /** The matched words. */
      mark: string;
      /** Letter that ties these words to the part of the question they answer. */
      ref?: string;
    };

/** Running text with its matched words marked; use it where marks carry letters or stand among other marks. */
export type MarkedPassage = readonly Run[];

/** Where a passage was read. */
export type Source = {
  /** File name, as it stands in the archive. */
  file: string;
  /** Page of the file, digits only. */
  page: string;
};
