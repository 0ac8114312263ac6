import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError } from './arguments';
import { EXIT_OK, type Run } from './context';

/** Writes a file that only its owner can read, whole or not at all. Replaces a file only with `force`. Throws CommandError. */
export async function save(path: string, force: boolean, fill: (file: string) => Promise<void>) {
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

export const PERSONAL = 'Il file contiene dati personali: cancellatelo quando non serve più.';

/** `backup`: copies the whole store, even while the site runs. */
export const backup: Run = async (context, { words: [file], force = false }) => {
  const { store, folder, err } = context;
  if (!store.backup) throw new CommandError('Con --worker la copia si fa così: export --json lead.jsonl');
  if (!file) throw new CommandError('Manca il nome del file, oppure - per avere la copia come risultato.');
  const path = file === '-' ? join(tmpdir(), `${crypto.randomUUID()}.sqlite`) : resolve(folder, file);
  await save(path, force, store.backup);
  if (file === '-') process.stdout.write(await readFile(path).finally(() => rm(path)));
  else err(`Copiato in ${path}\n${PERSONAL}`);
  return EXIT_OK;
};
