import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { type Server, startBundle, startNext } from '../servers';
import { pageAddresses } from '../site-check/served-pages';
import { residentMb } from './measured-run';
import { hasNginx, startNginx } from './nginx';
import { figure, type Part, type Row } from './report';

const CONNECTIONS = 32;
const SECONDS = 8;
const WARM_SECONDS = 2;
const REQUESTS_BEFORE_MEMORY = 10_000;

type Measured = { perSecond: number; memoryMb: number | undefined; requests: number };

/**
 * Pages a second and memory of `npm start`, `next start` and nginx, over the same files, one after the other in one run:
 * every page in turn, as a browser asks for it, over ${CONNECTIONS} connections that stay open.
 */
export const throughput: Part = async () => {
  if (spawnSync('wrk', ['-v']).error) {
    return [
      {
        measure: 'throughput',
        value: 'not measured',
        note: 'wrk is not installed (Debian: apt-get install wrk)',
      },
    ];
  }
  const bundle = await measured(startBundle);
  const next = await measured(startNext);
  const nginx = hasNginx() ? await measured(startNginx) : undefined;
  const toNext = bundle.perSecond / next.perSecond;
  const rows: Row[] = [
    {
      measure: 'npm start, pages a second',
      value: figure(Math.round(bundle.perSecond)),
      goal: '5 times next start or more',
      met: toNext >= 5,
      note: `${toNext.toFixed(1)} times next start (${figure(Math.round(next.perSecond))})`,
    },
    nginx
      ? {
          measure: 'the same beside nginx',
          value: (bundle.perSecond / nginx.perSecond).toFixed(2),
          goal: '0.25 or more',
          met: bundle.perSecond / nginx.perSecond >= 0.25,
          note: `nginx: ${figure(Math.round(nginx.perSecond))}, with as many workers as cores`,
        }
      : {
          measure: 'the same beside nginx',
          value: 'not measured',
          note: 'nginx is not installed (Debian: nginx-light)',
        },
    {
      measure: `memory of npm start after ${figure(bundle.requests)} requests`,
      value: bundle.memoryMb === undefined ? 'not measured' : `${figure(bundle.memoryMb)} MB`,
      goal: 'under 90 MB',
      ...(bundle.memoryMb !== undefined && { met: bundle.memoryMb < 90 }),
      note: `next start: ${next.memoryMb === undefined ? 'not measured' : `${figure(next.memoryMb)} MB after ${figure(next.requests)}`}`,
    },
  ];
  return rows;
};

async function measured(start: () => Promise<Server>): Promise<Measured> {
  const server = await start();
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'));
  try {
    const script = join(folder, 'pages.lua');
    writeFileSync(script, pagesInTurn());
    let requests = load(server.url, script, WARM_SECONDS).requests;
    const { perSecond, requests: counted } = load(server.url, script, SECONDS);
    requests += counted;
    while (requests < REQUESTS_BEFORE_MEMORY) requests += load(server.url, script, WARM_SECONDS).requests;
    return { perSecond, memoryMb: residentMb(server.pid), requests };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Asks for every page of the site in turn, with the headers of a browser. */
function pagesInTurn(): string {
  const paths = pageAddresses(join(root, 'out/site')).filter((path) => path === '/' || !path.endsWith('/'));
  return `local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
local headers = { ["Accept-Encoding"] = "gzip, deflate, br, zstd", ["Accept"] = "text/html" }
local turn = 0
function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], headers)
end
`;
}

function load(url: string, script: string, seconds: number): { perSecond: number; requests: number } {
  const args = ['-t1', '--timeout', '30s', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, url];
  const { stdout, status } = spawnSync('wrk', args, { encoding: 'utf8' });
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const refused = /Non-2xx or 3xx responses: (\d+)|Socket errors:.*/.exec(stdout)?.[0];
  if (status !== 0 || !perSecond || refused) throw new Error(`wrk ${args.join(' ')}: ${refused ?? stdout}`);
  return { perSecond, requests };
}
