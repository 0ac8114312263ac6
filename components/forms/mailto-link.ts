/** Longest address that every system hands to a mail program, in characters (Windows takes 2048). */
const MAX_LINK = 2000;
const CUT = '…';

/** A `mailto:` link with what was typed; a text that is too long ends in an ellipsis. */
export function mailtoLink(to: string, subject: string, text: string): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // By code points, so that none is cut in two. Line ends are CRLF (RFC 6068).
  const pieces = Array.from(text.replace(/\r\n?/g, '\n'), (character) =>
    character === '\n' ? '%0D%0A' : encodeURIComponent(character),
  );
  const space = MAX_LINK - start.length;
  if (pieces.join('').length <= space) return start + pieces.join('');
  let body = '';
  for (const piece of pieces) {
    if (body.length + piece.length + encodeURIComponent(CUT).length > space) break;
    body += piece;
  }
  return start + body + encodeURIComponent(CUT);
}
