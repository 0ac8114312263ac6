import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError } from './arguments';
import { EXIT_OK, type Run } from './context';
import { PRIVACY_NOTE, writePrivateFile } from './private-file';

/** `backup`: copies the whole store, even while the site runs, to a file or (`-`) to standard output. */
export const backup: Run = async ({ store, folder, err }, { words: [name], force }) => {
  const { backup: fill } = store;
  if (!fill) throw new CommandError('Con --worker la copia si fa così: export --json lead.jsonl');
  if (!name) throw new CommandError('Manca il nome del file, oppure - per avere la copia come risultato.');
  if (name === '-') {
    const path = join(tmpdir(), `${crypto.randomUUID()}.sqlite`);
    await writePrivateFile(path, { fill });
    await printAndDelete(path);
  } else {
    const path = resolve(folder, name);
    await writePrivateFile(path, { fill, force });
    err(`Copiato in ${path}\n${PRIVACY_NOTE}`);
  }
  return EXIT_OK;
};

/** Writes a file to standard output. It is deleted first, so that nothing is left if the reader closes the pipe early. */
async function printAndDelete(path: string): Promise<void> {
  const file = await open(path);
  await rm(path);
  for await (const chunk of file.createReadStream()) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}
