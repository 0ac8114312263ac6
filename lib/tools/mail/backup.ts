import { createReadStream, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError, UsageError } from './arguments';
import { EXIT_OK, type Run } from './context';
import { fillPrivate, save } from './files';

/** `backup`: a copy of everything, also while the site runs. */
export const backup: Run = async ({ store, folder, err, stdout }, { words: [file], force }) => {
  const copy = store.backup;
  if (!copy) {
    throw new CommandError(
      `Su Cloudflare le copie le tiene la piattaforma: l’archivio si può riportare a ogni momento degli ultimi 30 giorni (point-in-time recovery). Per averne una vostra: npm run --silent mail -- export --json lead.jsonl --worker ${store.place}`,
    );
  }
  if (!file) throw new UsageError('Manca il nome del file della copia, oppure - per averla come risultato.');
  if (!store.exists) throw new CommandError(`Non c’è ancora nulla da copiare (${store.place}).`);
  if (file !== '-') {
    const path = resolve(folder, file);
    await save(path, force ?? false, copy);
    err(`Copiato in ${path}\nIl file contiene dati personali: cancellatelo quando non serve più.`);
    return EXIT_OK;
  }
  if (stdout.isTTY) {
    throw new CommandError(
      'La copia non si legge a schermo. Scrivete: npm run --silent mail -- backup - > copia.sqlite',
    );
  }
  const temporary = `${store.place}.${crypto.randomUUID()}.tmp`;
  await fillPrivate(temporary, copy);
  const fd = openSync(temporary, 'r');
  // Without a name it does not stay behind, whatever becomes of the reader.
  await rm(temporary);
  await pipeline(createReadStream('', { fd }), stdout, { end: false });
  return EXIT_OK;
};
