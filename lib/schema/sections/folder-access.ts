/** A folder or a document, and who of the columns finds it. */
type FolderLine = {
  name: string;
  /** How deep it lies: 0 for the client's folder, 2 for a single document. */
  depth: 0 | 1 | 2;
  /** In the order of the columns. */
  found: readonly boolean[];
};

/** Whose searches reach which folder. */
export type FolderAccess = {
  caption: string;
  /** Heading of the first column. */
  folder: string;
  /** Roles as the office calls them. */
  roles: readonly string[];
  yes: string;
  no: string;
  lines: readonly FolderLine[];
};
