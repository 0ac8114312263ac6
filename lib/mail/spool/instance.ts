import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const SEPARATOR = '~';
const host = hostname().replace(/[^A-Za-z0-9.-]/g, '-');

/** Names in use in this process. */
const liveInstances = new Set<string>();

/** After this time, in milliseconds, nothing of a live process can still be under way: an attempt takes seconds. */
const STALE_MS = 120_000;

/**
 * A new name for one who works on a spool, `<host>~<pid>~<random>`. What is being worked on carries it, so that others
 * who share the folder can tell when its owner has died.
 */
export function instanceName(): string {
  const name = [host, process.pid, randomBytes(4).toString('hex')].join(SEPARATOR);
  liveInstances.add(name);
  return name;
}

/** Says that nobody works under this name any more. */
export function retireInstance(name: string): void {
  liveInstances.delete(name);
}

/**
 * Whether whoever worked under this name has ended: told by its pid on this machine, by time alone from elsewhere.
 * A wrong yes does no harm: both would send the same bytes under the same key, which counts once.
 * @param touchedAt when its work was last touched, in milliseconds since 1970
 */
export function isOwnerDead(name: string, touchedAt: number, now: number): boolean {
  if (liveInstances.has(name)) return false;
  if (now - touchedAt > STALE_MS) return true;
  const [itsHost, itsPid] = name.split(SEPARATOR);
  if (itsHost !== host) return false;
  const pid = Number(itsPid);
  // Not a name of this process, so an earlier process that had the same number, as in every container.
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
