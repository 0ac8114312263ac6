/** Lines of cells as a table in Markdown, its columns aligned so that it reads as plain text too; the first is its head. */
export function markdownTable(lines: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = lines.map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, index) => Math.max(...[head, ...rest].map((line) => line[index]?.length ?? 0)));
  const row = (line: readonly string[]) =>
    `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [row(head), rule, ...rest.map(row)].join('\n');
}
