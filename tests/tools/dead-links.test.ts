import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadLinkReport, deadLinks } from '@/lib/tools/links/dead-links';
import { outsideLinks } from '@/lib/tools/links/outside-links';
import { parsePage } from '@/lib/tools/site-check/page';

describe('links to other sites', () => {
  const page = (path: string, ...hrefs: string[]) => ({
    path,
    document: parsePage(hrefs.map((href) => `<a href="${href}">x</a>`).join('')),
  });
  const own = ['https://www.azienda.it', 'https://www.regesto.example'];

  it('are those that others can be asked for, each once, with the pages on which it stands', () => {
    const links = outsideLinks(
      [
        page('/a', 'https://altri.it/x?a=1&amp;b=2#qui', '/b', '#c', 'mailto:a@altri.it', 'tel:+39021'),
        page('/b', 'https://altri.it/x?a=1&amp;b=2', 'https://www.azienda.it/a', 'http://terzi.it'),
      ],
      own,
    );
    expect([...links]).toEqual([
      ['https://altri.it/x?a=1&b=2', ['/a', '/b']],
      ['http://terzi.it/', ['/b']],
    ]);
  });

  it('are not those whose names belong to nobody, or to one network', () => {
    const invented = [
      'capogruppo.example',
      'a.example.com',
      'x.test',
      'localhost:3000',
      'nas.local',
      '10.0.0.1',
    ];
    expect(outsideLinks([page('/a', ...invented.map((host) => `https://${host}/`))], own).size).toBe(0);
  });
});

describe('dead links', () => {
  /** Answers by the path, /503-once and /429-once with 200 from the second time on; /hangs never. */
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    if (path === '/hangs') return;
    const [, status = '200', once] = /^\/(\d{3})(-once)?/.exec(path) ?? [];
    // HEAD and GET are one try.
    response.writeHead(
      once && times > 2 ? 200 : Number(status),
      status === '429' ? { 'Retry-After': '3600' } : {},
    );
    response.end();
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are what is not there, fails or does not answer, also when asked again', async () => {
    const paths = ['200?a=1&b=2', '404', '410', '500', '401', '403', '429', '503-once', '429-once', 'hangs'];
    const found = await deadLinks([...paths.map((path) => `${base}/${path}`), 'http://127.0.0.1:1/'], {
      timeoutMs: 300,
      retries: 1,
    });
    expect(found.map(({ url, status }) => [url.replace(base, ''), status])).toEqual([
      ['http://127.0.0.1:1/', 0],
      ['/404', 404],
      ['/410', 410],
      ['/500', 500],
      ['/hangs', 0],
    ]);
    expect(asked.get('/200?a=1&b=2')).toBe(1);
    expect(asked.get('/500')).toBe(4);
  });

  it('are listed with their pages, not all of them; without any there is nothing to say', () => {
    const pages = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'];
    const links = new Map([
      ['https://a.it/', ['/prezzi']],
      ['https://b.it/', pages],
    ]);
    const text = deadLinkReport(
      [
        { url: 'https://a.it/', status: 404 },
        { url: 'https://b.it/', status: 0 },
      ],
      links,
    );
    expect(text).toContain('- <https://a.it/>: risponde 404. Si legge in `/prezzi`.');
    expect(text).toContain(
      '- <https://b.it/>: non risponde. Si legge in `/1`, `/2`, `/3`, `/4`, `/5` e in altre 2 pagine.',
    );
    expect(deadLinkReport([], links)).toBe('');
  });
});
