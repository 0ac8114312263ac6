import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COMPATIBILITY } from '@/lib/tools/bundle-server.mjs';
import { freePort } from '@/tests/free-port';

const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };
const assetsWorker = fileURLToPath(new URL('assets.mjs', import.meta.url));

/**
 * `module`: the bundled worker; `className`: of its Durable Object; `hasStore`: whether it has one, which a preview has not;
 * `variables`: settings, as the bindings give them; `site`: the folder of the assets binding, else an empty one; `port`: else a free one;
 * `isCloudflare`: whether requests have the `cf` of Cloudflare, which a header `CF-Blob` holds as JSON, else workerd's own.
 */
export type WorkerdOptions = {
  module: string;
  className?: string;
  hasStore?: boolean;
  variables?: Record<string, string>;
  site?: string | undefined;
  port?: number | undefined;
  isCloudflare?: boolean | undefined;
};

/** A text in Cap'n Proto. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * The configuration of a workerd that runs a worker as Cloudflare does, in so far as it can: the assets binding is a small
 * worker before a folder (assets.mjs), and the database of the Durable Object lies in another folder.
 */
function configuration(options: WorkerdOptions, folder: string, port: number): string {
  const { module, className = 'Leads', hasStore = true, variables = {}, isCloudflare = false } = options;
  const bindings = [
    '( name = "ASSETS", service = "assets" )',
    ...(hasStore ? [`( name = "LEADS", durableObjectNamespace = ${quoted(className)} )`] : []),
    ...Object.entries(variables).map(
      ([name, value]) => `( name = ${quoted(name)}, text = ${quoted(value)} )`,
    ),
  ];
  const store = `durableObjectNamespaces = [ ( className = ${quoted(className)}, uniqueKey = "leads", enableSql = true ) ],
  durableObjectStorage = ( localDisk = "leads" ),`;
  const date = quoted(COMPATIBILITY.compatibility_date);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = .site ),
    ( name = "assets", worker = .assets ),
    ( name = "files", disk = ( path = ${quoted(options.site ?? join(folder, 'site'))}, allowDotfiles = true ) ),
    ( name = "leads", disk = ( path = ${quoted(join(folder, 'leads'))}, writable = true ) ),
    ( name = "internet", network = ( allow = ["public", "private", "local"] ) ),
  ],
  sockets = [ ( name = "http", address = "127.0.0.1:${port}", http = (${isCloudflare ? 'cfBlobHeader = "CF-Blob"' : ''}), service = "main" ) ],
);
const site :Workerd.Worker = (
  modules = [ ( name = "index.mjs", esModule = embed ${quoted(basename(module))} ) ],
  compatibilityDate = ${date},
  bindings = [ ${bindings.join(', ')} ],
  ${hasStore ? store : ''}
);
const assets :Workerd.Worker = (
  modules = [ ( name = "assets.mjs", esModule = embed "assets.mjs" ) ],
  compatibilityDate = ${date},
  bindings = [ ( name = "FILES", service = "files" ) ],
);
`;
}

/** A worker on workerd, with a store that lasts until `remove`: it may be killed and started again. */
export async function createWorkerd(options: WorkerdOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  for (const name of ['leads', 'site']) mkdirSync(join(folder, name));
  for (const file of [options.module, assetsWorker]) cpSync(file, join(folder, basename(file)));
  const config = join(folder, 'config.capnp');
  writeFileSync(config, configuration(options, folder, port));
  let child: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<void> {
    const mine = spawn(workerd, ['serve', '--verbose', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = mine;
    const keep = (text: Buffer) => {
      output += text;
    };
    for (const stream of [mine.stdout, mine.stderr]) stream.on('data', keep);
    // An address that does not wake the object.
    while (!(await fetch(url).catch(() => undefined))) {
      if (mine.exitCode !== null || mine.signalCode) throw new Error(`workerd has ended: ${output}`);
      await wait(20);
    }
  }

  /** Kills it, as a power cut does. Resolves when it has gone. */
  async function kill(): Promise<void> {
    if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    child = undefined;
  }

  const remove = () => kill().then(() => rmSync(folder, { recursive: true, force: true }));
  return { url, port, start, kill, remove, output: () => output };
}

export type Workerd = Awaited<ReturnType<typeof createWorkerd>>;
