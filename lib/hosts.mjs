// Kinds of hosts, by the `hostname` of a URL, which has IPv6 addresses in brackets.
import { isIP } from 'node:net';

/**
 * Whether a host is this machine: 127.0.0.0/8, ::1 and localhost.
 * @param {string} hostname
 */
export const isLoopback = (hostname) =>
  /^(?:localhost|127(?:\.(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])){3}|\[::1\])$/i.test(hostname);

/** Addresses of networks that are not public: RFC 1918 and RFC 3927, fc00::/7 and fe80::/10. */
const PRIVATE = /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[f[cd]|\[fe[89ab])/;

/**
 * Whether a host is this machine, a private address, or a name of one network.
 * @param {string} hostname
 */
export function isPrivate(hostname) {
  if (isLoopback(hostname)) return true;
  const isIp = isIP(hostname) !== 0 || hostname.startsWith('[');
  return isIp ? PRIVATE.test(hostname) : !hostname.includes('.') || /\.(?:local|internal)$/i.test(hostname);
}

/**
 * Whether a host is reserved for examples (RFC 2606).
 * @param {string} hostname
 */
export const isExample = (hostname) =>
  /(?:^|\.)(?:test|invalid|example(?:\.(?:com|net|org))?)$/i.test(hostname);
