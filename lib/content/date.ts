const long = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as texts print it: "12 maggio 2026". */
export const formatLongDate = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** A day with its name and its two spellings, for the page and for `<time>`. */
export const labelledDate = (label: string, day: string) => ({ label, day, dayLabel: formatLongDate(day) });
