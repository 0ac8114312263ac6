import type { Stylesheet } from './stylesheet';
import { decodeEntities } from './vocabulary';

const first = 'abcdefghijklmnopqrstuvwxyz';
const rest = `${first}0123456789`;

/** a, b, …, z, aa, ab, …: the shortest class names that there are. */
function shortName(place: number): string {
  let name = first[place % first.length] ?? '';
  for (let left = Math.floor(place / first.length); left > 0; left = Math.floor((left - 1) / rest.length)) {
    name += rest[(left - 1) % rest.length];
  }
  return name;
}

/** A short name for each utility class of a sheet, none of them a name that the sheet has already. */
export function shortNames({ tokens, utilities }: Stylesheet): Map<string, string> {
  const taken = new Set(tokens);
  const names = new Map<string, string>();
  let place = 0;
  for (const utility of utilities) {
    let name = shortName(place++);
    while (taken.has(`.${name}`)) name = shortName(place++);
    if (name.length < utility.length) names.set(utility, name);
  }
  return names;
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/gs, (_, code?: string, plain?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (plain ?? ''),
  );

/** A selector with the short names of its classes. */
export function withShortNames(selector: string, names: ReadonlyMap<string, string>): string {
  return selector.replace(
    /"[^"]*"|'[^']*'|\.((?:\\[0-9a-fA-F]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gs,
    (whole, name?: string) => {
      const short = name && names.get(unescaped(name));
      return short ? `.${short}` : whole;
    },
  );
}

/** Tags, attributes and their values; scripts and comments are passed over whole. */
const tags = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const classes = /(\sclass\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))|"[^"]*"|'[^']*'/gi;

/**
 * A page with the short names of its classes.
 * @throws if an element has a short name already, and would take on the looks of another
 */
export function withShortClasses(html: string, names: ReadonlyMap<string, string>): string {
  const given = new Set(names.values());
  const short = (name: string) => {
    if (given.has(name))
      throw new Error(`The class "${name}" is what a utility is called in the bundle: rename it.`);
    return names.get(decodeEntities(name)) ?? name;
  };
  return html.replace(tags, (tag) => {
    if (tag.startsWith('<!') || /^<script\b/i.test(tag)) return tag;
    return tag.replace(classes, (whole, before?: string, double?: string, single?: string, bare?: string) => {
      const list = double ?? single ?? bare;
      if (before === undefined || list === undefined) return whole;
      const quote = single === undefined ? '"' : "'";
      return `${before}${quote}${list.split(/\s+/).map(short).join(' ')}${quote}`;
    });
  });
}
