import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '@/lib/tools/bootstrap.mjs';

const folder = join(root, '.github/workflows');
const workflow = z.object({
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
});

it.each(readdirSync(folder))('the shell steps of %s have no syntax error', (name) => {
  const { jobs } = workflow.parse(parse(readFileSync(join(folder, name), 'utf8')));
  const scripts = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    // GitHub replaces its expressions before the shell reads the script.
    const { status, stderr } = spawnSync('bash', ['-n'], {
      input: script.replace(/\$\{\{.*?\}\}/g, 'x'),
      encoding: 'utf8',
    });
    expect([script, status, stderr]).toEqual([script, 0, '']);
  }
});
