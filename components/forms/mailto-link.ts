/** Longest text that mail programs and browsers reliably take in an address. */
const MAX_TEXT = 1500;

/** A link that opens the visitor's mail program with what was typed. */
export function mailtoLink(to: string, subject: string, text: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(Array.from(text).slice(0, MAX_TEXT).join(''))}`;
  return `mailto:${to}?${query}`;
}
