import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '@/lib/html/tree';

/** The same text in the same elements: without styles, scripts, pictures and attributes. */
export function plainPage(html: string): string {
  const body = select('body', parsePage(html));
  if (!body) throw new Error('The page has no body.');
  const gone = new Set(selectAll('script, style, template, svg, img, input, select, textarea', body));
  visit(body, 'element', (node, index, parent) => {
    node.properties = {};
    if (!gone.has(node) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>.</title>${toHtml(body)}</html>`;
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
