import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { parsePage } from '@/lib/tools/site-check/page';

/** The same text in the same elements: without styles, scripts, pictures and attributes. */
export function plainPage(html: string): string {
  const body = parsePage(html).querySelector('body');
  if (!body) throw new Error('The page has no body.');
  for (const element of body.querySelectorAll('script, style, template, svg, img, input, select, textarea')) {
    element.remove();
  }
  for (const element of body.querySelectorAll('*')) element.setAttributes({});
  return `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>.</title><body>${body.innerHTML}</body></html>`;
}

/** Serves pages from memory, compressed as the site's own are. */
export function servePlain(pages: ReadonlyMap<string, string>) {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(plainPage(html))]));
  return createServer(({ url = '' }, response) => {
    const body = bodies.get(url);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
    if (body) response.writeHead(200, headers).end(body);
    else response.writeHead(404).end();
  });
}
