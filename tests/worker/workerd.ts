import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPATIBILITY } from '@/lib/tools/bundle-server.mjs';
import { freePort } from '@/tests/free-port';

/** Its binary. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };
const assetsWorker = fileURLToPath(new URL('assets.mjs', import.meta.url));

export type WorkerdOptions = {
  /** The bundled worker. */
  module: string;
  /** Name of its Durable Object's class. */
  className?: string;
  /** Whether it has such an object: a preview has none. */
  hasStore?: boolean;
  /** Settings, as the bindings give them. */
  variables?: Record<string, string>;
  /** The folder of the assets binding; an empty one unless given. */
  site?: string;
  /** Any free one unless given. */
  port?: number;
  /** Whether requests have the `cf` of Cloudflare, which a header `CF-Blob` holds as JSON; else workerd's own. */
  isCloudflare?: boolean | undefined;
};

/** A text in Cap'n Proto. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * The configuration of a workerd that runs a worker as Cloudflare does, in so far as it can: the assets binding is a small
 * worker before a folder (assets.mjs), and the database of the Durable Object lies in another folder.
 */
function configuration(options: WorkerdOptions, folder: string): string {
  const { module, className = 'Leads', hasStore = true, variables = {}, site, port } = options;
  const { isCloudflare = false } = options;
  const texts = Object.entries(variables).map(
    ([name, value]) => `( name = ${quoted(name)}, text = ${quoted(value)} )`,
  );
  const bindings = [
    '( name = "ASSETS", service = "assets" )',
    ...(hasStore ? [`( name = "LEADS", durableObjectNamespace = ${quoted(className)} )`] : []),
    ...texts,
  ];
  const store = `  durableObjectNamespaces = [ ( className = ${quoted(className)}, uniqueKey = "leads", enableSql = true ) ],
  durableObjectStorage = ( localDisk = "leads" ),
`;
  const { compatibility_date: date } = COMPATIBILITY;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = .site ),
    ( name = "assets", worker = .assets ),
    ( name = "files", disk = ( path = ${quoted(site ?? join(folder, 'site'))}, allowDotfiles = true ) ),
    ( name = "leads", disk = ( path = ${quoted(join(folder, 'leads'))}, writable = true ) ),
    ( name = "internet", network = ( allow = ["public", "private", "local"] ) ),
  ],
  sockets = [ ( name = "http", address = "127.0.0.1:${port}", http = (${isCloudflare ? 'cfBlobHeader = "CF-Blob"' : ''}), service = "main" ) ],
);
const site :Workerd.Worker = (
  modules = [ ( name = "index.mjs", esModule = embed ${quoted(basename(module))} ) ],
  compatibilityDate = ${quoted(date)},
  bindings = [ ${bindings.join(', ')} ],
${hasStore ? store : ''});
const assets :Workerd.Worker = (
  modules = [ ( name = "assets.mjs", esModule = embed "assets.mjs" ) ],
  compatibilityDate = ${quoted(date)},
  bindings = [ ( name = "FILES", service = "files" ) ],
);
`;
}

/** A worker on workerd, with a store that lasts until `remove`: it may be killed and started again. */
export async function createWorkerd(options: WorkerdOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'leads'));
  if (!options.site) mkdirSync(join(folder, 'site'));
  cpSync(options.module, join(folder, basename(options.module)));
  cpSync(assetsWorker, join(folder, 'assets.mjs'));
  const config = join(folder, 'config.capnp');
  let child: ChildProcess | undefined;
  let output = '';

  async function start(variables = options.variables ?? {}): Promise<void> {
    writeFileSync(config, configuration({ ...options, variables, port }, folder));
    const mine = spawn(workerd, ['serve', '--verbose', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = mine;
    for (const stream of [mine.stdout, mine.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
      });
    }
    for (;;) {
      if (mine.exitCode !== null || mine.signalCode) throw new Error(`workerd has ended: ${output}`);
      // An address that does not wake the object.
      const answer = await fetch(`${url}/`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Kills it, as a power cut does. Resolves when it has gone. */
  async function kill(): Promise<void> {
    const mine = child;
    child = undefined;
    if (!mine || mine.exitCode !== null || mine.signalCode) return;
    const gone = new Promise((resolve) => mine.once('exit', resolve));
    mine.kill('SIGKILL');
    await gone;
  }

  return {
    url,
    port,
    start,
    kill,
    output: () => output,
    async remove(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Workerd = Awaited<ReturnType<typeof createWorkerd>>;
