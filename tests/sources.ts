import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap.mjs';

/** The text of a file of the project. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The paths of the files below folders of the project that match a pattern. */
export const filesBelow = (folders: readonly string[], pattern: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .map((name) => `${folder}/${name}`),
  );
