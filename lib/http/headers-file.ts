/** Headers for the addresses that a pattern names: an exact path, or one that ends in `*`. */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> };

/**
 * A `_headers` file, in the form that Netlify and Cloudflare Pages read.
 * @throws if a value would break out of its line, or two rules could set the same header of one answer
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  refuseOverlaps(rules);
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => {
        if (/[\r\n]/.test(value)) throw new Error(`${pattern}: the value of ${name} holds a line break.`);
        return `  ${name}: ${value}\n`;
      });
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Reads a `_headers` file.
 * @throws with the line that is neither a pattern nor a header
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const header = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line);
    const rule = rules.at(-1);
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\/\S*$/.test(line)) rules.push({ pattern: line, headers: {} });
    else if (header?.[1] && rule) rule.headers[header[1]] = header[2] ?? '';
    else throw new Error(`_headers, line ${index + 1}: neither a path nor a header: ${line}`);
  }
  return rules;
}

/** Two rules for one answer may not set the same header: some hosts join the values, others take the last. */
function refuseOverlaps(rules: readonly HeaderRule[]): void {
  const owners = new Map<string, HeaderRule>();
  const splats = rules.filter(({ pattern }) => pattern.endsWith('*'));
  for (const rule of rules) {
    const first = owners.get(rule.pattern);
    if (first) throw new Error(`_headers: ${rule.pattern} has two rules.`);
    owners.set(rule.pattern, rule);
    for (const splat of splats) {
      if (splat === rule || !rule.pattern.startsWith(splat.pattern.slice(0, -1))) continue;
      const twice = Object.keys(rule.headers).find((name) => name in splat.headers);
      if (twice) throw new Error(`_headers: ${splat.pattern} and ${rule.pattern} both set ${twice}.`);
    }
  }
}
