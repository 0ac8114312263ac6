import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname ?? __dirname, '../..');
const rooms = ['app', 'content', 'components', 'lib'] as const;

/** What each room may import from the others; a type-only import is listed apart. */
const allowed: Record<(typeof rooms)[number], { values: string[]; types: string[] }> = {
  app: { values: ['app', 'content', 'components', 'lib'], types: [] },
  components: { values: ['components', 'lib'], types: [] },
  content: { values: ['content'], types: ['lib/schema'] },
  lib: { values: ['lib'], types: [] },
};

/** The commands stand outside the site and may read its content. */
const isTool = (file: string) => file.startsWith('lib/tools/');

const componentFloors = ['islands', 'ui', 'pictures', 'mdx', 'forms', 'sections', 'layout'];

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return filesBelow(path);
    return /\.(ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

type Import = { file: string; target: string; typeOnly: boolean };

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [
    ...source.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?['"]([^'"]+)['"]/gm),
  ].flatMap(([, type, specifier = '']) => {
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? normalize(join(dirname(file), specifier))
        : undefined;
    return target ? [{ file, target: relative('.', target), typeOnly: Boolean(type) }] : [];
  });
}

const imports = rooms.flatMap((room) => filesBelow(room)).flatMap(importsOf);

describe('directions of imports', () => {
  it('reads a tree that has imports', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  it.each(rooms)('%s imports only what stands below it', (room) => {
    const wrong = imports.filter(({ file, target, typeOnly }) => {
      if (!file.startsWith(`${room}/`) || isTool(file)) return false;
      if (!rooms.some((other) => target.startsWith(`${other}/`))) return false;
      const { values, types } = allowed[room];
      if (values.some((other) => target.startsWith(`${other}/`))) return false;
      return !(typeOnly && types.some((other) => target.startsWith(other)));
    });
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });

  it('lets components import only their own floor and those below', () => {
    const floor = (path: string) => componentFloors.indexOf(path.split('/')[1] ?? '');
    const wrong = imports.filter(
      ({ file, target }) =>
        file.startsWith('components/') && target.startsWith('components/') && floor(target) > floor(file),
    );
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });

  it('keeps client components to the interactive leaves', () => {
    const clients = rooms
      .flatMap((room) => filesBelow(room))
      .filter((file) => /^['"]use client['"]/.test(readFileSync(join(root, file), 'utf8')));
    expect(clients.filter((file) => !/^components\/(forms|ui)\//.test(file))).toEqual([]);
  });
});
