/** The longest URL that every system passes on to a mail program, in characters (Windows: 2048). */
const MAX_LINK = 2000;
const ELLIPSIS = encodeURIComponent('…');

/** A `mailto:` link with what was typed; a text that is too long ends in an ellipsis. */
export function mailtoLink(to: string, subject: string, text: string): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // By code points, so that none is cut in two. Line ends are CRLF (RFC 6068).
  const encoded = Array.from(text.replace(/\r\n?/g, '\n'), (character) =>
    character === '\n' ? '%0D%0A' : encodeURIComponent(character),
  );
  const space = MAX_LINK - start.length;
  if (encoded.join('').length <= space) return start + encoded.join('');
  let body = '';
  for (const character of encoded) {
    if (body.length + character.length + ELLIPSIS.length > space) break;
    body += character;
  }
  return start + body + ELLIPSIS;
}
