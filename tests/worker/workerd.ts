import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { COMPATIBILITY } from '@/scripts/bundle-worker.mjs';
import { freePort } from '@/tests/free-port';

const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };
const assetsWorker = fileURLToPath(new URL('assets.mjs', import.meta.url));

export type WorkerdOptions = {
  /** File of the bundled worker. */
  module: string;
  /** Class of its Durable Object. */
  className?: string;
  /** Its settings. */
  variables?: Record<string, string>;
};

/** A string in Cap'n Proto. */
const quoted = (text: string) => JSON.stringify(text);

/** A configuration that makes workerd run a Cloudflare worker as Cloudflare does, as far as possible. */
function configuration(options: WorkerdOptions, folder: string, port: number): string {
  const { module, className = 'Leads', variables = {} } = options;
  const bindings = [
    '( name = "ASSETS", service = "assets" )',
    `( name = "LEADS", durableObjectNamespace = ${quoted(className)} )`,
    ...Object.entries(variables).map(
      ([name, value]) => `( name = ${quoted(name)}, text = ${quoted(value)} )`,
    ),
  ];
  const date = quoted(COMPATIBILITY.compatibility_date);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = .site ),
    ( name = "assets", worker = .assets ),
    ( name = "leads", disk = ( path = ${quoted(join(folder, 'leads'))}, writable = true ) ),
    ( name = "internet", network = ( allow = ["public", "private", "local"] ) ),
  ],
  sockets = [ ( name = "http", address = "127.0.0.1:${port}", http = (), service = "main" ) ],
);
const site :Workerd.Worker = (
  modules = [ ( name = "index.mjs", esModule = embed ${quoted(basename(module))} ) ],
  compatibilityDate = ${date},
  bindings = [ ${bindings.join(', ')} ],
  durableObjectNamespaces = [ ( className = ${quoted(className)}, uniqueKey = "leads", enableSql = true ) ],
  durableObjectStorage = ( localDisk = "leads" ),
);
const assets :Workerd.Worker = (
  modules = [ ( name = "assets.mjs", esModule = embed "assets.mjs" ) ],
  compatibilityDate = ${date},
);
`;
}

/** A Cloudflare worker on workerd that can be killed and started again. `remove` deletes its store. */
export async function createWorkerd(options: WorkerdOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'leads'));
  for (const file of [options.module, assetsWorker]) cpSync(file, join(folder, basename(file)));
  const config = join(folder, 'config.capnp');
  writeFileSync(config, configuration(options, folder, port));
  let child: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<void> {
    const started = spawn(workerd, ['serve', '--verbose', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    const addOutput = (text: Buffer) => {
      output += text;
    };
    for (const stream of [started.stdout, started.stderr]) stream.on('data', addOutput);
    // The path `/` does not start the Durable Object.
    while (!(await fetch(url).catch(() => undefined))) {
      if (started.exitCode !== null || started.signalCode) throw new Error(`workerd has ended: ${output}`);
      await wait(20);
    }
  }

  /** Kills the process, as a power cut would. Resolves when it has ended. */
  async function kill(): Promise<void> {
    if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    child = undefined;
  }

  const remove = () => kill().then(() => rmSync(folder, { recursive: true, force: true }));
  return { url, port, start, kill, remove, output: () => output };
}
