/**
 * Whether a host is this machine: 127.0.0.0/8, ::1 and localhost.
 * @param {string} hostname of a URL, with IPv6 addresses in brackets
 */
export const isLoopback = (hostname) =>
  /^(?:localhost|127(?:\.(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])){3}|\[::1\])$/i.test(hostname);
