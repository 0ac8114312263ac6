/**
 * Removes invisible characters from what a visitor typed or pasted: direction marks of contact lists and chats, control
 * characters of PDFs, the tab of a spreadsheet. The server refuses them (D16), and a person could not find them.
 * @param values a form's data; only texts are changed
 */
export function withoutInvisible<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
  ) as Values;
}

const clean = (text: string) =>
  text.replaceAll('\t', ' ').replace(/(?![\r\n])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '');
