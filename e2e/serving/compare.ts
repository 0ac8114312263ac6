import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, type Asked, ask } from './raw-request';

export const siteFolder = fileURLToPath(new URL('../../out/site', import.meta.url));

/** What must be equal of an answer. @param differs names of headers that may differ, with reasons */
export function summaryOf({ status, headers, body }: Answer, differs: Record<string, string>) {
  const same = Object.entries(headers).filter(([name]) => !(name in differs));
  return { status, headers: Object.fromEntries(same), body: createHash('sha256').update(body).digest('hex') };
}

/** Every address of the sitemap, and the other form of the address that has two. @param server an origin */
export async function pagesOf(server: string): Promise<string[]> {
  const { body } = await ask(server, '/sitemap.xml');
  const found = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  return [...new Set([...found, '/tecnologia/ai', '/tecnologia/ai/'])];
}

/** Addresses of all files of the bundle that are no pages. */
export const otherFiles = (): string[] =>
  readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(siteFolder.length));

/** Whether a file is for hosts: like the error pages it has no public address. */
export const isForHosts = (name: string): boolean => /^\/(?:_headers|_redirects|\.assetsignore)$/.test(name);

/** Requests with equal answers, including their bodies. */
export const alike: [target: string, asked?: Asked][] = [
  ['/nessuna'],
  ['/nessuna?x=1', { headers: { 'Accept-Encoding': 'br' } }],
  ['/nessuna', { method: 'HEAD' }],
  ['/nessuna', { headers: { 'If-None-Match': '*', Range: 'bytes=0-0' } }],
  ['/PREZZI'],
  ['/_HEADERS'],
  ['/assets'],
  ['/assets/'],
  ['/assets/none.js'],
  ['/immagini/none.png'],
  ['/index'],
  ['/index.html'],
  ['/prezzi.html'],
  ['/prezzi.html.br'],
  ['/index.md.br'],
  ['/tecnologia/ai/index.html'],
  ['/404'],
  ['/404.html'],
  ['/500.html'],
  ['/Caddyfile'],
  ['/prezzi/'],
  ['/prezzi/?a=1&b=%2F/'],
  ['/prezzi/', { method: 'HEAD' }],
  ['/soluzioni/legale/?'],
  ['/nessuna/'],
  ['/feed.xml/'],
  ['/perch%C3%A9%20no/'],
  ['/@altrove.example/'],
  ['/.altrove.example/'],
  ['/prezz%69'],
  ['/%70rezzi?x'],
  ['/icon%2Esvg'],
  ['/prezzi*'],
  ['/prezzi%3F'],
  ['/prezzi%00'],
  ['/prezzi%2f'],
  ['/tecnologia%2Fai'],
  ['/prezzi%5Cx/'],
  ['/%5Caltrove.example/'],
  ['//altrove.example/'],
  ['/%2F%2Faltrove.example/'],
  ['/%0d%0aX-A:b/'],
  ['/prezzi//'],
  ['//tecnologia/ai/'],
  ['/tecnologia//ai'],
  ['/feed.xml/x'],
  ['/..%2f..%2fetc/passwd'],
  ['/%c0%af'],
  [`/${'a'.repeat(5_000)}`],
  [`/immagini/${'a'.repeat(5_000)}.png`],
  ['/{path}'],
  ['/{env.HOME}'],
  ['/api/altro'],
  ['/API/send-email'],
  ['/api/send-email/'],
  ['/', { method: 'POST' }],
  ['/prezzi', { method: 'PUT', body: 'x' }],
  ['/prezzi/', { method: 'DELETE' }],
  ['/nessuna', { method: 'OPTIONS' }],
  ['/feed.xml', { method: 'PATCH', body: 'x' }],
  ['/healthz'],
  ['/healthz', { method: 'HEAD' }],
  ['/healthz', { method: 'POST' }],
  ['/api/send-email'],
  ['/api/send-email', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }],
  [
    '/api/send-email',
    { method: 'POST', body: 'x'.repeat(65_537), headers: { 'Content-Type': 'application/json' } },
  ],
];
