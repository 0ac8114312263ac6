/** One line of the log: what happened, without personal data. */
export type LogEntry = { event: string } & Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (entry: LogEntry) => void;

/** Writes an entry as one line of JSON, which escapes whatever could fake another line. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};
