import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/tools/site-check/page';
import { askExternal, externalLinks, externalReport } from '@/lib/tools/upkeep/external-links';

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/lento') return;
    if (request.url === '/rotto') {
      request.socket.destroy();
      return;
    }
    response.statusCode = { '/via': 404, '/chiuso': 403 }[request.url ?? ''] ?? 200;
    response.setHeader('Content-Type', 'text/html');
    response.end('<h2 id="qui">Qui</h2><a name="vecchio">Vecchio</a>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('links to other sites', () => {
  it('are found once, with the page that has them', () => {
    const document = parsePage(
      '<a href="https://altro.it/a#b">1</a><a href="https://altro.it/a#b">2</a><a href="https://io.it/">3</a><a href="/qui">4</a><a href="http://[">5</a><a href="mailto:a@b.it">6</a>',
    );
    expect([...externalLinks([{ path: '/uno', document }], ['https://io.it'])]).toEqual([
      ['https://altro.it/a#b', '/uno'],
    ]);
  });

  it('are dead only when their site says so', async () => {
    const paths = ['/', '/#qui', '/#vecchio', '/#altrove', '/via', '/chiuso', '/rotto'];
    const links = new Map(
      [...paths.map((path) => base + path), 'https://a.example/'].map((url) => [url, '/']),
    );
    const asked = await askExternal(links);
    const of = (outcome: string) =>
      asked.filter((link) => link.outcome === outcome).map(({ url }) => url.replace(base, ''));
    expect(of('sound')).toEqual(['/', '/#qui', '/#vecchio']);
    expect(of('dead')).toEqual(['/#altrove', '/via']);
    expect(of('unknown').sort()).toEqual(['/chiuso', '/rotto', 'https://a.example/']);
    expect(externalReport(asked)).toContain('8 links to other sites: 3 sound, 2 dead, 3 not verified.');
    expect(externalReport(asked)).toContain('/via (404)');
    // One that does not answer in time is not dead either.
    const [slow] = await askExternal(new Map([[`${base}/lento`, '/']]), 50);
    expect(slow).toMatchObject({ outcome: 'unknown', why: 'TimeoutError' });
  });
});
