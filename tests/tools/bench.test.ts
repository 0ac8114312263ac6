import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { publishedArticles } from '@/lib/content';
import { articleFile, articleSource } from '@/lib/tools/bench/articles';
import { measuredRun } from '@/lib/tools/bench/measured-run';
import { table, withRun } from '@/lib/tools/bench/report';
import { differences } from '@/lib/tools/bench/reproducible';

const folder = mkdtempSync(join(tmpdir(), 'bench-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the table of the bench', () => {
  const rows = [
    { measure: 'fonts', value: '2', goal: '2 or less', met: true, note: '/prezzi' },
    { measure: 'a|b', value: '3 s', goal: '1 s', met: false },
    { measure: 'told only', value: '5' },
  ];

  it('says in each line whether the goal is met, and is Markdown', () => {
    expect(table(rows).split('\n')).toEqual([
      '| measure   | value | goal      | met    | worst page, remarks |',
      '|-----------|-------|-----------|--------|---------------------|',
      '| fonts     | 2     | 2 or less | yes    | /prezzi             |',
      '| a\\|b      | 3 s   | 1 s       | **no** |                     |',
      '| told only | 5     |           |        |                     |',
    ]);
  });

  it('comes before the older ones in the history', () => {
    const first = withRun('# Measurements\n\nHow to read.\n', 'Monday', rows);
    const second = withRun(first, 'Tuesday', rows);
    expect(first).toMatch(/^# Measurements\n\nHow to read\.\n\n## Monday\n\n\| measure/);
    expect([...second.matchAll(/^## (\w+)$/gm)].map(([, day]) => day)).toEqual(['Tuesday', 'Monday']);
    expect(second).toMatch(/^# Measurements\n\nHow to read\.\n\n## Tuesday/);
  });
});

describe('articles made for the bench', () => {
  it('are the same every time, differ from each other, and are what the site takes', () => {
    expect(articleSource(7)).toBe(articleSource(7));
    expect(articleSource(7)).not.toBe(articleSource(8));
    expect(articleSource(7).split(/\s+/).length).toBeGreaterThan(500);
    const news = join(folder, 'news');
    mkdirSync(news);
    for (const number of [1, 2, 5000]) writeFileSync(join(news, articleFile(number)), articleSource(number));
    expect(publishedArticles(undefined, { folder: news }).map(({ slug }) => slug)).toHaveLength(3);
  });
});

describe('the comparison of two builds', () => {
  it('names every file that one of them lacks or has otherwise', () => {
    for (const [name, text] of [
      ['a/same.html', 'x'],
      ['b/same.html', 'x'],
      ['a/other.js', '1'],
      ['b/other.js', '2'],
      ['b/more.css', ''],
    ] as const) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect(differences(join(folder, 'a'), join(folder, 'b'))).toEqual(['more.css', 'other.js']);
    expect(differences(join(folder, 'a'), join(folder, 'a'))).toEqual([]);
  });
});

describe('a measured run', () => {
  const options = { cwd: folder, logFile: join(folder, 'run.log') };

  it('says how long it took and, where the system tells, what it used with all that it started', async () => {
    const grandchild =
      'const a=Buffer.alloc(9e7,1); const t=Date.now(); while(Date.now()-t<700); process.exit(a[0]-1)';
    const child = `require("child_process").execFileSync(process.execPath,["-e",${JSON.stringify(grandchild)}])`;
    const { seconds, cpuSeconds, peakMb } = await measuredRun([process.execPath, ['-e', child]], options);
    expect(seconds).toBeGreaterThan(0.7);
    if (process.platform !== 'linux') return;
    expect(peakMb).toBeGreaterThan(120);
    expect(cpuSeconds).toBeGreaterThan(0);
  });

  it('names its log when the command fails', async () => {
    const failing = measuredRun([process.execPath, ['-e', 'process.exit(3)']], options);
    await expect(failing).rejects.toThrow('run.log');
  });
});
