const longDate = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2026-05-12" as "12 maggio 2026". */
export const formatLongDate = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`));

/** A label, and a day with its text for a `<time>` element. */
export const labelledDate = (label: string, day: string) => ({ label, day, dayLabel: formatLongDate(day) });
