import { beforeAll, describe, expect, it } from 'vitest';
import { readRedirects } from '@/lib/content/redirects';
import { movedRedirects, redirectsFile } from '@/lib/http/redirects-file';
import { OUT, redirectsProjects } from '@/tests/redirects-project';
import { fastWorkerd } from '../worker/fast-workerd';
import { openServer } from './server-fixture';
import { makeSite, pagesOf } from './site-fixture';

const project = redirectsProjects();
const addresses = { node: '', workerd: '' };
beforeAll(async () => {
  const folder = project({
    csv: 'from,to\n/vecchia,/soluzioni#legale\n/Vecchi/perch%c3%a9%20no.html,/soluzioni/legale\n/ai,/tecnologia/ai/\n',
    news: { nuovo: `${OUT}\naliases: [vecchio]` },
  });
  const redirects = redirectsFile(movedRedirects(readRedirects(folder).served));
  const site = await makeSite({
    'soluzioni.html': 'Soluzioni',
    'soluzioni/legale.html': 'Legale',
    'tecnologia/ai/index.html': 'AI',
    'novita/nuovo.html': 'Nuovo',
    '404.html': 'Pagina non trovata',
    _headers: '',
    _redirects: redirects,
  });
  const { server, port } = await openServer({ pages: pagesOf(site.root) });
  addresses.node = `http://127.0.0.1:${port}`;
  const worker = await fastWorkerd({ speed: 1, site: site.root, redirects });
  await worker.start();
  addresses.workerd = worker.url;
  return () => Promise.all([server.close(), worker.remove(), site.remove()]);
});

describe.each(['node', 'workerd'] as const)('addresses that have moved, on %s (D45)', (place) => {
  it.each([
    ['/vecchia', '/soluzioni#legale', 'Soluzioni'],
    ['/vecchia/', '/soluzioni#legale', 'Soluzioni'],
    ['/vecchia?a=1&b=$%26', '/soluzioni?a=1&b=$%26#legale', 'Soluzioni'],
    ['/Vecchi/perch%C3%A9%20no.html', '/soluzioni/legale', 'Legale'],
    ['/novita/vecchio?utm_source=x', '/novita/nuovo?utm_source=x', 'Nuovo'],
    ['/ai', '/tecnologia/ai/', 'AI'],
  ])('%s leads for good to %s, in one step', async (from, to, page) => {
    const answer = await fetch(addresses[place] + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
    const followed = await fetch(addresses[place] + to);
    expect([followed.status, await followed.text()]).toEqual([200, page]);
  });

  it.each(['/Vecchia', '/vecchi/perch%C3%A9%20no.html', '/vecchia/altro'])('%s does not', async (path) => {
    expect((await fetch(addresses[place] + path, { redirect: 'manual' })).status).toBe(404);
  });
});
