import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The statuses of Node's error codes; all others are 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that cannot be parsed or do not arrive in time, with Node's statuses and these headers, and closes the
 * connection. If a response has begun, the connection is only closed: a second response would be read as part of its body.
 * @param hasBegun whether a response on this connection has begun
 */
export function answerClientErrors(
  server: Server,
  headers: Readonly<Record<string, string>>,
  hasBegun: (socket: Socket) => boolean,
): void {
  const headerLines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !hasBegun(socket)) {
      const status = STATUS_OF[error.code ?? ''] ?? 400;
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n`;
      socket.write(`${head}${headerLines}\r\n`);
    }
    socket.destroy(error);
  });

  server.on('checkExpectation', (_, outgoing: ServerResponse) => {
    outgoing.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
}
