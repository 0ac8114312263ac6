/** How a file of the site is sent. */
export type FileRoute = {
  /** Its name in the folder `site`. */
  file: string;
  /** Its headers, beside those of every response. */
  headers: Readonly<Record<string, string>>;
  /** Hash of its content, for the ETag. */
  hash: string;
  /** Bytes of the file, and of its compressed copies (`.br`, `.gz`) where it has them. */
  size: number;
  br?: number;
  gz?: number;
};

/** Where an address leads to. */
export type Redirect = { to: string; status: number };

/** Everything that the site serves, in `routes.json` beside the folder `site`: the adapter writes it, the server reads it. */
export type RouteList = {
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Pages and files by their address, percent-encoded as `encodeURI` does. */
  routes: Readonly<Record<string, FileRoute>>;
  redirects: Readonly<Record<string, Redirect>>;
  /** The error pages, which have no address. */
  notFound: FileRoute;
  failed: FileRoute;
};
