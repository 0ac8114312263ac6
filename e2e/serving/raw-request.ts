import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  /** Names in lower case. Repeated headers are joined by a comma. */
  headers: Record<string, string>;
  /** The decompressed body. */
  body: Buffer;
};

export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests exactly this target; fetch would normalize it. @param base an origin */
export function ask(base: string, target: string, { method = 'GET', headers, body }: Asked = {}) {
  const { hostname, port } = new URL(base);
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      family: 4,
      path: target,
      method,
      agent,
      ...(headers && { headers }),
    });
    outgoing.on('error', reject).on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming
        .on('data', (chunk) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => resolve(answerOf(incoming, Buffer.concat(chunks))));
    });
    outgoing.end(body);
  });
}

function answerOf({ statusCode = 0, headers: given }: IncomingMessage, bytes: Buffer): Answer {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const decode = decoders[headers['content-encoding'] ?? ''];
  return { status: statusCode, headers, body: decode && bytes.length > 0 ? decode(bytes) : bytes };
}
