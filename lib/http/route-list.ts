/** A file of the site, as it is sent. */
export type FileRoute = {
  /** Its name in the folder `site`. */
  file: string;
  /** Its headers, in addition to those of every response. */
  headers: Readonly<Record<string, string>>;
  /** Hash of its content, for the ETag. */
  hash: string;
  /** Sizes in bytes of the file and of its compressed copies (`.br`, `.gz`), where it has them. */
  size: number;
  br?: number;
  gz?: number;
};

export type Redirect = { to: string; status: number };

/** All routes of the site. The adapter writes them to `routes.json` beside the folder `site`; the server reads them. */
export type RouteList = {
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Pages and files by their path, escaped as by `encodeURI`. */
  routes: Readonly<Record<string, FileRoute>>;
  redirects: Readonly<Record<string, Redirect>>;
  /** The pages of the statuses 404 and 500, which have no path. */
  notFound: FileRoute;
  serverError: FileRoute;
};
