import { parseHeadersFile } from './headers-file';
import { parseRedirectsFile } from './redirects-file';

export type StaticRules = {
  /** Header lines of an address, by their names as written; what several rules say is joined by a comma. */
  headersOf: (path: string) => Map<string, string>;
  /** Where an address has moved to, without the query, which stays. */
  redirectOf: (path: string) => { status: number; to: string } | undefined;
};

type Rule<T> = { pattern: RegExp; order: number; value: T };

const STATUSES = [301, 302, 303, 307, 308];
/** An address of this site: one slash at its start, or it would name another host. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/**
 * Reads the two files by which a bundle tells a CDN its headers and redirects, and answers as a CDN would: `*` stands
 * for anything, `:name` for one segment.
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 * @throws an Error that names the file and what in it is wrong
 */
export function parseStaticRules(headers: string, redirects: string): StaticRules {
  const headerRules = matcher(parseHeadersFile(headers).map((rule) => [rule.pattern, rule.headers]));
  const moves = parseRedirectsFile(redirects);
  for (const { from, to, status } of moves) {
    if (OWN_PATH.test(to) && STATUSES.includes(status)) continue;
    throw new Error(
      `_redirects: "${from} ${to} ${status}": the target must be an address of this site, the status one of ${STATUSES.join(', ')}.`,
    );
  }
  const redirectRules = matcher(moves.map((move) => [move.from, move]));
  return {
    headersOf(path) {
      const found = new Map<string, string>();
      for (const { value } of headerRules(path)) {
        for (const [name, text] of Object.entries(value)) {
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
      return OWN_PATH.test(to) ? { status: first.value.status, to } : undefined;
    },
  };
}

/** Finds the rules of an address, in their order; plain ones by name, since there is one a page. */
function matcher<T>(rules: readonly (readonly [from: string, value: T])[]): (path: string) => Rule<T>[] {
  const plain = new Map<string, Rule<T>[]>();
  const others: Rule<T>[] = [];
  for (const [order, [from, value]] of rules.entries()) {
    const rule = { pattern: patternOf(from), order, value };
    if (/[*:]/.test(from)) others.push(rule);
    else plain.set(from, [...(plain.get(from) ?? []), rule]);
  }
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
