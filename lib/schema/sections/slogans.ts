/** Five sentences about privacy: all in the HTML, one shown at each page view (D22). */
export type Slogans = readonly [string, string, string, string, string];
