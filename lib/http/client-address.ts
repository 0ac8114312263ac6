import { isIP, isIPv4 } from 'node:net';
import type { LogEntry } from '@/lib/log';

/** Where a request came from, as the server knows it. */
export type RequestSource = {
  /** The socket's remote address; a client cannot forge it. */
  peer: string | undefined;
  /** All X-Forwarded-For lines joined by commas, as `Headers.get` gives them. */
  forwardedFor: string | null;
  /** Number of reverse proxies in front (TRUST_PROXY, D3). */
  trustProxy: number;
};

/**
 * The address of the visitor, without port, brackets and zone; undefined when it is not known.
 *
 * Without a proxy it is the socket's peer, whatever the headers say. Each of n proxies appends the address that it saw,
 * so the n-th entry from the right is the outermost proxy's; entries further left come from the client and are never
 * read. With fewer entries, or where that one is no address, TRUST_PROXY is wrong: the result is the peer, which no
 * header can change, and the visitors behind that proxy share one limit. All this needs a server that can be reached
 * through its proxies only, and a TRUST_PROXY that is not more than their number.
 */
export function clientAddress({ peer, forwardedFor, trustProxy }: RequestSource): string | undefined {
  const hop = trustProxy > 0 ? forwardedFor?.split(',').at(-trustProxy) : undefined;
  return bareAddress(hop) ?? bareAddress(peer);
}

/** Logged once, when a request carries X-Forwarded-For and TRUST_PROXY is not set. */
export const PROXY_NOT_TRUSTED: LogEntry = {
  event: 'proxy_not_trusted',
  level: 'error',
  message:
    'Un proxy sta davanti al sito, ma TRUST_PROXY è 0: tutti i visitatori condividono un solo limite di invii. Impostate TRUST_PROXY al numero dei proxy.',
};

/**
 * The key of an address in the rate limit (D3): IPv4 as it is, also when written as IPv6 (`::ffff:1.2.3.4`); of IPv6 the
 * /64, which one subscriber has. All spellings of an address give one key; what is no address has the key "unknown".
 */
function rateLimitKey(address: string | undefined): string {
  const bare = bareAddress(address);
  if (!bare) return 'unknown';
  if (isIPv4(bare)) return bare;
  // Lower case and compressed, with two groups for a dotted ending.
  const normal = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(normal);
  return mapped ? dotted(mapped.slice(1)) : `${networkOf(normal)}::/64`;
}

/** Two groups of an IPv6 address as IPv4. */
const dotted = (groups: readonly string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** What the limits count by: an address (the /64 of IPv6), and the /48 around it. */
export type ClientNetworks = { client: string; network: string };

/** The networks of an address. One subscriber may have all of a /48 (RFC 6177); an IPv4 address is its own network. */
export function clientNetworks(address: string | undefined): ClientNetworks {
  const client = rateLimitKey(address);
  const network = /^([^:]+:[^:]+:[^:]+):.*::\/64$/.exec(client)?.[1];
  return { client, network: network === undefined ? client : `${network}::/48` };
}

/** The first four groups of a normal IPv6 address: lower case, compressed (RFC 5952). */
function networkOf(normal: string): string {
  const [head = '', tail] = normal.split('::').map((side) => (side === '' ? [] : side.split(':')));
  // Uncompressed there are eight groups.
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** `1.2.3.4`, `1.2.3.4:5`, `::1`, `[::1]`, `[::1]:5`, each with a zone and spaces around; else undefined. */
function bareAddress(text: string | undefined): string | undefined {
  const entry = text?.trim() ?? '';
  const inner = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const bare = inner.split('%')[0];
  return bare !== undefined && isIP(bare) !== 0 ? bare : undefined;
}
