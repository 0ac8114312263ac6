// Plain JavaScript, because next.config.mjs and `npm run build` read it.

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** The day in Italy at a moment, as frontmatter writes it: "2026-05-12". @param {Date} [moment] now unless given */
export const italianDay = (moment) => rome.format(moment);
