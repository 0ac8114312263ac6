/** One rule of `_headers` or `_redirects`: the addresses that it is for, and what it says of them. */
type Rule<T> = { pattern: RegExp; value: T };

export type Redirect = { status: number; to: string };

export type StaticRules = {
  /** Header lines of an address, by their names as written; what several rules say is joined by a comma. */
  headersOf: (path: string) => Map<string, string>;
  /** Where an address has moved to, without the query, which stays. */
  redirectOf: (path: string) => Redirect | undefined;
};

/** A `_headers` or `_redirects` file that does not say what a CDN would understand. */
export class RulesError extends Error {
  override name = 'RulesError';

  constructor(file: string, line: number, found: string, mend: string) {
    super(`${file}, line ${line}: ${JSON.stringify(found)}. ${mend}`);
  }
}

const STATUSES = ['301', '302', '303', '307', '308'];
/** An address of this site: one slash at its start, or it would name another host. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/**
 * Reads the two files by which a bundle tells a CDN its headers and redirects, in the format that Netlify and
 * Cloudflare Pages share: `*` stands for anything, `:name` for one segment.
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 * @throws RulesError naming file, line and mend
 */
export function parseStaticRules(headers: string, redirects: string): StaticRules {
  const headerRules = groupRules(parseHeaders(headers));
  const redirectRules = groupRules(parseRedirects(redirects));
  return {
    headersOf(path) {
      const found = new Map<string, string>();
      for (const { value } of headerRules(path)) {
        for (const [name, text] of value) {
          const before = found.get(name);
          found.set(name, before === undefined ? text : `${before}, ${text}`);
        }
      }
      return found;
    },
    redirectOf(path) {
      const [first] = redirectRules(path);
      if (!first) return undefined;
      const parts = first.pattern.exec(path)?.groups ?? {};
      const to = first.value.to.replace(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole);
      // A placeholder at the very start could make it another host's address.
      return OWN_PATH.test(to) ? { ...first.value, to } : undefined;
    },
  };
}

/** Finds the rules of an address, in their order: plain ones by name, since there is one a page. */
function groupRules<T>(rules: { from: string; value: T }[]): (path: string) => Rule<T>[] {
  const compiled = rules.map(({ from, value }, order) => ({ order, from, pattern: patternOf(from), value }));
  const isPlain = ({ from }: { from: string }) => !/[*:]/.test(from);
  const plain = new Map<string, (typeof compiled)[number][]>();
  for (const rule of compiled.filter(isPlain)) plain.set(rule.from, [...(plain.get(rule.from) ?? []), rule]);
  const others = compiled.filter((rule) => !isPlain(rule));
  return (path) =>
    [...(plain.get(path) ?? []), ...others.filter(({ pattern }) => pattern.test(path))].sort(
      (a, b) => a.order - b.order,
    );
}

function patternOf(from: string): RegExp {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)');
  return new RegExp(`^${source}$`);
}

function parseHeaders(text: string): { from: string; value: [string, string][] }[] {
  const rules: { from: string; value: [string, string][] }[] = [];
  for (const { line, number } of linesOf(text)) {
    const wrong = (mend: string) => new RulesError('_headers', number, line, mend);
    if (!/^\s/.test(line)) {
      if (!OWN_PATH.test(line)) throw wrong('A rule begins with an address, as in /prezzi.');
      rules.push({ from: line, value: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule) throw wrong('An address comes first, on a line without spaces at its start.');
    if (!name || !value) throw wrong('A header is written "  Name: value".');
    rule.value.push([name, value]);
  }
  return rules;
}

function parseRedirects(text: string): { from: string; value: Redirect }[] {
  return linesOf(text).map(({ line, number }) => {
    const [from = '', to = '', status = '', ...rest] = line.split(/\s+/);
    const fits = OWN_PATH.test(from) && OWN_PATH.test(to) && STATUSES.includes(status) && rest.length === 0;
    if (fits) return { from, value: { to, status: Number(status) } };
    throw new RulesError(
      '_redirects',
      number,
      line,
      `A rule is written "/from /to status", with one of ${STATUSES.join(', ')}: hosts differ in what they take for granted.`,
    );
  });
}

function linesOf(text: string): { line: string; number: number }[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trimEnd(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.trimStart().startsWith('#'));
}
