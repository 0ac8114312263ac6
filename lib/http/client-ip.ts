import { isIP, isIPv6 } from 'node:net';

type RequestSource = {
  /** The remote address of the socket, which a client cannot forge. */
  peer: string | undefined;
  /** All X-Forwarded-For headers, joined by commas. */
  forwardedFor: string | null;
  /** Number of reverse proxies in front (TRUST_PROXY, D3). */
  trustProxy: number;
};

/**
 * The address of the visitor, without port, brackets and zone; undefined if it is unknown.
 *
 * Without a proxy it is the peer, and headers are ignored. Each of n proxies appends the address of its client, so the outermost
 * proxy wrote the n-th entry from the right. Entries further left may be forged and are ignored. If that entry is missing or is
 * not an address, TRUST_PROXY is wrong: the result is the peer, and all visitors behind that proxy share one limit. Clients must
 * reach the server only through its proxies, and TRUST_PROXY must not exceed their number.
 */
export function clientIp({ peer, forwardedFor, trustProxy }: RequestSource): string | undefined {
  const entry = trustProxy > 0 ? forwardedFor?.split(',').at(-trustProxy) : undefined;
  return bareIp(entry) ?? bareIp(peer);
}

/** Keys of the limits (D3): the IPv4 address or IPv6 /64, and the /48 around it. */
export type ClientNetworks = { client: string; network: string };

/**
 * The networks of an address. Both are the address itself if it is IPv4, also in the IPv6 form `::ffff:1.2.3.4`. A subscriber
 * with IPv6 may own a whole /48 (RFC 6177). All spellings of an address give the same keys, and anything else gives "unknown".
 */
export function clientNetworks(ip: string | undefined): ClientNetworks {
  const bare = bareIp(ip) ?? 'unknown';
  if (!isIPv6(bare)) return { client: bare, network: bare };
  const groups = groupsOf(bare);
  const firstGroups = (count: number) => groups.slice(0, count).join(':');
  if (firstGroups(6) === '0:0:0:0:0:ffff') {
    const ipv4 = dotted(groups.slice(6));
    return { client: ipv4, network: ipv4 };
  }
  return { client: `${firstGroups(4)}::/64`, network: `${firstGroups(3)}::/48` };
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(ip: string): string[] {
  // URL normalizes: lower case, a dotted ending as two groups, and the longest run of zeros as `::`.
  const compressed = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = [], after = []] = compressed.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

/** Two groups of an IPv6 address as IPv4. */
const dotted = (groups: readonly string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** The address in `1.2.3.4`, `1.2.3.4:5`, `::1`, `[::1]` or `[::1]:5`, without a zone; else undefined. */
function bareIp(text: string | undefined): string | undefined {
  const entry = text?.trim() ?? '';
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
  const [bare = ''] = (inBrackets ?? beforePort ?? entry).split('%');
  return isIP(bare) === 0 ? undefined : bare;
}
