import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { CommandError } from './arguments';

export const PRIVACY_NOTE = 'Il file contiene dati personali: cancellatelo quando non serve più.';

/**
 * Writes a file that only its owner can read, completely or not at all.
 * @param options `fill` writes the content into an empty file; `force` allows replacing an existing file
 * @throws CommandError if the file exists, without `force`
 */
export async function writePrivateFile(
  path: string,
  { fill, force = false }: { fill: (file: string) => Promise<void>; force?: boolean | undefined },
): Promise<void> {
  if (!force && existsSync(path)) {
    throw new CommandError(`Il file ${path} esiste già. Per sostituirlo aggiungete --force.`);
  }
  const temporary = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  const file = await open(temporary, 'wx', 0o600);
  // `open` applies the umask; chmod does not.
  await file.chmod(0o600);
  await file.close();
  try {
    await fill(temporary);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
