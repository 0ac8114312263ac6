import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const SEPARATOR = '~';
const host = hostname().replace(/[^A-Za-z0-9.-]/g, '-');

/** Names of the spools of this process. */
const liveInstances = new Set<string>();

/** After this time, in milliseconds, the work of a live process is over: an attempt takes seconds. */
const STALE_MS = 120_000;

/**
 * A name for the owner of claims and drafts, `<host>~<pid>~<random>`. From it, other processes on the same spool can tell
 * when the owner has died.
 */
export function instanceName(): string {
  const name = [host, process.pid, randomBytes(4).toString('hex')].join(SEPARATOR);
  liveInstances.add(name);
  return name;
}

/** The name is no longer in use. */
export function retireInstance(name: string): void {
  liveInstances.delete(name);
}

/**
 * Whether the owner of this name has ended: by its pid on this machine, by time alone from others. A wrong yes does no
 * harm: both send the same bytes under the same key, which counts once.
 * @param touchedAt when its work last changed, in milliseconds since 1970
 */
export function isOwnerDead(name: string, touchedAt: number, now: number): boolean {
  if (liveInstances.has(name)) return false;
  if (now - touchedAt > STALE_MS) return true;
  const [itsHost, itsPid] = name.split(SEPARATOR);
  if (itsHost !== host) return false;
  const pid = Number(itsPid);
  // Not a name of this process: an earlier process had the same pid, as in every container.
  if (pid === process.pid) return true;
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
