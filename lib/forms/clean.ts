/**
 * Removes control characters from what a visitor typed or pasted, as from a PDF; the tab of a spreadsheet becomes a space.
 * The server refuses them (D16), and a person could not find them.
 * @param values a form's data; only texts are changed
 */
export function withoutControls<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
  ) as Values;
}

const clean = (text: string) => text.replaceAll('\t', ' ').replace(/(?![\r\n])\p{Cc}|\p{Cs}/gu, '');
