/** Elements that begin a line where there is no style sheet, and so separate words for crawlers and reader modes. */
export const blockElements: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption
   figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p
   pre search section select summary table tbody td textarea tfoot th thead tr ul`.split(/\s+/),
);
