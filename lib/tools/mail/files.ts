import { existsSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { CommandError } from './arguments';

/** Makes a file for its owner only, whatever the umask, empty and then filled; where that fails there is none. */
export async function fillPrivate(path: string, fill: (file: string) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.chmod(0o600);
  await file.close();
  await fill(path).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
}

/** Writes a file for its owner only, whole or not at all; replaces one with `force` only. Throws CommandError. */
export async function save(
  path: string,
  force: boolean,
  fill: (file: string) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  const isThere = new CommandError(
    `Il file ${path} esiste già e non viene toccato. Scegliete un altro nome, oppure aggiungete --force per sostituirlo.`,
  );
  if (!force && existsSync(path)) throw isThere;
  try {
    await fillPrivate(temporary, async () => {
      await fill(temporary);
      // Fails where somebody has made one meanwhile.
      if (!force) await writeFile(path, '', { flag: 'wx' });
      await rename(temporary, path);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw isThere;
    if (code === undefined) throw error;
    const why = code === 'ENOENT' ? 'la cartella non esiste' : code;
    throw new CommandError(`Il file ${path} non si può scrivere: ${why}.`);
  }
}
