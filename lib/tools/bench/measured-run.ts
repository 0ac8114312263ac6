import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';

export type Cost = {
  seconds: number;
  /** User and system time of all processes; undefined where the system does not tell (only Linux does, in /proc). */
  cpuSeconds?: number | undefined;
  /** Highest sum of the resident memory of all processes at one moment, in MB. */
  peakMb?: number | undefined;
};

const SAMPLE_MS = 100;
/** Linux counts processor time in hundredths of a second (sysconf CLK_TCK). */
const TICKS = 100;
const PAGE_BYTES = 4096;
const proc = existsSync('/proc/self/stat');

type Stat = { pid: number; parent: number; ticks: number; residentMb: number };

/** One process as /proc/<pid>/stat tells it; the name may hold spaces, so fields count from its closing bracket. */
function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const at = (field: number) => fields[field - 3] ?? 0;
    // 14 and 15: user and system time; 24: resident pages (proc_pid_stat(5)).
    const ticks = at(14) + at(15);
    return { pid, parent: at(4), ticks, residentMb: (at(24) * PAGE_BYTES) / 1e6 };
  } catch {
    return undefined;
  }
}

/** A process and all that it started. */
function processTree(pid: number): Stat[] {
  if (!proc) return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const tree: Stat[] = all.filter((one) => one.pid === pid);
  for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one.pid));
  return tree;
}

/** Resident memory of a process and all that it started, in MB; undefined where the system does not tell. */
export const residentMb = (pid: number): number | undefined =>
  proc ? sumOf(processTree(pid).map((one) => one.residentMb)) : undefined;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Runs a command to its end and says what it cost.
 * @param logFile receives what it prints
 * @throws if it fails, naming the log
 */
export async function measuredRun(
  [file, args]: [string, string[]],
  { cwd, logFile, env = {} }: { cwd: string; logFile: string; env?: Record<string, string> },
): Promise<Cost> {
  const log = createWriteStream(logFile);
  const began = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let peakMb = 0;
  // Summed over all that were ever seen: a process that is killed tells nobody what it has used.
  const ticks = new Map<number, number>();
  const sampling = setInterval(() => {
    const tree = processTree(child.pid ?? 0);
    for (const one of tree) ticks.set(one.pid, one.ticks);
    peakMb = Math.max(peakMb, sumOf(tree.map((one) => one.residentMb)));
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed in ${cwd}: see ${logFile}`);
  if (!proc) return { seconds };
  return { seconds, cpuSeconds: sumOf([...ticks.values()]) / TICKS, peakMb };
}
