import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { siteMessage } from '@/lib/mail/delivery/site-messages';
import { createLeads } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { createQueue } from '@/lib/mail/store/queue';
import { memoizeByKey } from '@/lib/memoize';
import { SETTING_NAMES } from '@/lib/settings';
import { root } from '@/lib/tools/bootstrap.mjs';
import { queueOptions, storeSiteMessage } from '@/tests/mail/store/contract/kit';
import { filesBelow, textOf } from '@/tests/sources';
import { folderOfTest } from '@/tests/temporary';

const documents = ['README.md', ...filesBelow(['docs'], /\.md$/)];
const markdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

const nodesOf = memoizeByKey((file) => {
  const below = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(below) : [])];
  return below(markdown.parse(textOf(file)));
});

/** The words of a node, without markup. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

const headingsOf = (file: string) =>
  nodesOf(file).flatMap((node) => (node.type === 'heading' ? [wordsOf(node)] : []));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The errors of a link from a document to another file or heading. */
function linkErrors(from: string, url: string): string[] {
  if (/^(?:https?|mailto):/.test(url)) return [];
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? from : relative(root, join(root, dirname(from), path));
  if (!existsSync(join(root, target))) return [`${from}: ${url} leads to no file`];
  if (anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor)) return [];
  return [`${from}: ${url} leads to no heading`];
}

/** A name in code style that is the path of a file of the project. */
const filePath = /^(?:app|components|content|docs|e2e|lib|tests|\.github)\/[\w./[\]-]+\.\w+$/;

describe('the documents', () => {
  it.each(documents)('%s: its links have targets', (file) => {
    const urls = nodesOf(file).flatMap((node) =>
      node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : [],
    );
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.flatMap((url) => linkErrors(file, url))).toEqual([]);
  });

  it.each(documents)('%s: files that it names exist', (file) => {
    const names = nodesOf(file).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
    expect(names.filter((name) => filePath.test(name) && !existsSync(join(root, name)))).toEqual([]);
  });

  it.each(documents)('%s: commands that it names exist', (file) => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = [...textOf(file).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('describe every setting', () => {
    for (const name of SETTING_NAMES) expect(textOf('docs/operations.md')).toContain(`\`${name}\``);
  });

  it('have a short README', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('have every decision that the code cites, each once and in order', () => {
    const decided = headingsOf('docs/decisions.md').flatMap(
      (heading) => /^D(\d+) \S/.exec(heading)?.[1] ?? [],
    );
    expect(decided).toEqual([...new Set(decided)].sort((a, b) => Number(a) - Number(b)));
    const cited = new Map<string, string>();
    const top = readdirSync(root).filter((name) => /\.(?:tsx?|mjs|yaml)$|^Dockerfile$/.test(name));
    const folders = ['app', 'components', 'content', 'e2e', 'lib', 'tests'];
    const files = [...filesBelow(folders, /\.(?:tsx?|mjs|mdx?|css)$/), ...top];
    for (const file of files) {
      for (const [, number = ''] of textOf(file).matchAll(/\bD(\d+)\b/g)) cited.set(number, file);
    }
    expect(cited.size).toBeGreaterThan(20);
    expect([...cited].filter(([number]) => !decided.includes(number))).toEqual([]);
  });
});

/** A store as `sqlite3 .recover` may leave it: one message has no delivery, another delivery no message. */
async function damagedStore(folder: string) {
  const database = openDatabase(folder);
  const keys: string[] = [];
  for (const subject of ['without delivery', 'without text', 'whole']) {
    const box = { to: 'a@azienda.example', from: 'b@azienda.example', brand: 'Marchio' };
    const message = siteMessage('test', box, Date.now(), { title: subject, rows: [] });
    await storeSiteMessage(database, message);
    keys.push(message.key);
  }
  database.all('PRAGMA foreign_keys = OFF');
  database.run('DELETE FROM deliveries WHERE message = (SELECT id FROM messages WHERE key = ?)', [
    keys[0] ?? '',
  ]);
  database.run('DELETE FROM messages WHERE key = ?', [keys[1] ?? '']);
  return { database, keys };
}

it('the repair in operations.md makes a recovered store usable: whole messages are sent, others are dead letters', async () => {
  const { database, keys } = await damagedStore(folderOfTest());
  const [repair] = nodesOf('docs/operations.md').flatMap((node) =>
    node.type === 'code' && node.lang === 'sql' ? [node.value] : [],
  );
  for (const statement of repair?.split(/;\s*/).filter(Boolean) ?? []) database.all(statement);
  const { leads } = await createLeads(database, ['mail']).page({ order: 'oldest', limit: 10 }, Date.now());
  expect(leads.map(({ key, state }) => [key, state])).toEqual([
    [keys[0], 'dead'],
    [keys[2], 'waiting'],
  ]);
  const queue = createQueue(database, queueOptions());
  expect(await queue.claim(Date.now())).toMatchObject({ key: keys[2] });
  database.close();
});
