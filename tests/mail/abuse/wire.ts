import { endpoint } from '../mail-fixture';

/** What goes over a connection, one character a byte (latin1), so that nothing is corrected on the way. */
export type Wire = string;

type Lines = readonly (readonly [name: string, value: string])[];

export type Message = {
  method?: string;
  target?: string;
  version?: string;
  /** Put after Host; a name may come twice. */
  headers?: Lines;
  host?: Lines;
  type?: string | null;
  body?: string | Uint8Array;
  /** Put in the place of the true Content-Length. */
  length?: Lines;
  /** Whether more follows on the same connection. */
  keepAlive?: boolean;
};

export const OWN_HOST = 'www.azienda.example';
export const PATH = new URL(endpoint).pathname;

/** A request as bytes. */
export function wire(message: Message = {}): Wire {
  const {
    method = 'POST',
    target = PATH,
    version = 'HTTP/1.1',
    type = 'application/json',
    body = '',
  } = message;
  const content = Buffer.from(body).toString('latin1');
  const lines: Lines = [
    ...(message.host ?? [['Host', OWN_HOST]]),
    ...(type === null ? [] : [['Content-Type', type] as const]),
    ...(message.length ?? [['Content-Length', `${content.length}`]]),
    ...(message.headers ?? []),
    ...(message.keepAlive ? [] : [['Connection', 'close'] as const]),
  ];
  const head = lines.map(([name, value]) => `${name}: ${Buffer.from(value).toString('latin1')}\r\n`);
  return `${method} ${target} ${version}\r\n${head.join('')}\r\n${content}`;
}

/** An object, or text that only looks like one, as a script posts it. */
export const json = (body: unknown, headers: Lines = [], more: Message = {}): Wire =>
  wire({ body: typeof body === 'string' ? body : JSON.stringify(body), headers, ...more });

/** The fields of a form as a browser without script posts them. */
export const form = (fields: Readonly<Record<string, string>>, headers: Lines = []): Wire =>
  wire({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields).toString(),
    headers,
  });

export const chunked = (...chunks: readonly string[]): string =>
  `${chunks.map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;

export const CHUNKED: Lines = [['Transfer-Encoding', 'chunked']];
