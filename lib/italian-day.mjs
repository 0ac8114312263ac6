// Plain JavaScript: next.config.mjs imports it.

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/**
 * The day in Italy: "2026-05-12".
 * @param {Date} [moment] default: now
 */
export const italianDay = (moment) => rome.format(moment);
