import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '@/lib/tools/bootstrap.mjs';

const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const workflow = z.object({
  permissions: z.strictObject({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

describe.each(readdirSync(folder))('%s', (name) => {
  const { jobs } = workflow.parse(parse(readFileSync(join(folder, name), 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('takes actions by their commit, which nobody can move', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('runs commands that there are', () => {
    const runs = steps.flatMap(({ run }) => run ?? []);
    const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)(?! --if-present)(?![\w:-])/g)]);
    expect(named.filter(([, script = '']) => !(script in scripts))).toEqual([]);
  });
});
