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
      steps: z.array(
        z.object({ uses: z.string().optional(), run: z.string().optional(), if: z.string().optional() }),
      ),
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

describe('what comes from others', () => {
  const ci = workflow.parse(parse(readFileSync(join(folder, 'ci.yml'), 'utf8')));
  const steps = Object.values(ci.jobs).flatMap((job) => job.steps);

  it('is looked up for known weaknesses, and each change of it before it is merged', () => {
    expect(steps.map(({ run }) => run)).toContain('npm audit --audit-level=high');
    const review = steps.find(({ uses }) => uses?.startsWith('actions/dependency-review-action@'));
    expect(review).toMatchObject({ if: "github.event_name == 'pull_request'" });
  });

  it('is pinned by Renovate, images and actions alike, and by nobody else', () => {
    const { extends: presets } = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8'));
    expect(presets).toEqual(expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']));
  });
});

describe('a preview of a pull request', () => {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const preview = z
    .object({
      on: z.strictObject({ pull_request: z.null() }),
      jobs: z.strictObject({
        build: z.object({ steps: z.array(z.record(z.string(), z.unknown())) }),
        publish: z.object({ if: z.string(), permissions: z.record(z.string(), z.string()) }),
      }),
    })
    .parse(parse(text('preview.yml')));

  it('is built without secrets, which no pull request from elsewhere gets', () => {
    const { build, publish } = preview.jobs;
    expect(JSON.stringify(build)).not.toContain('secrets.');
    expect(JSON.stringify(build)).not.toContain('github.token');
    expect(text('preview.yml').match(/permissions:/g)).toHaveLength(2);
    expect(publish.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
    // It may write a comment, and runs nothing of what it publishes.
    expect(publish.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
    expect(JSON.stringify(publish)).not.toMatch(/actions\/checkout|npm (?:ci|run)/);
    for (const name of readdirSync(folder)) expect(text(name)).not.toContain('pull_request_target');
  });

  it('is kept whole, under the name by which it is started, and is never what is published', () => {
    const kept = preview.jobs.build.steps.find(({ uses }) => String(uses).includes('upload-artifact'));
    expect(kept?.with).toMatchObject({ path: 'out-preview', 'include-hidden-files': true });
    expect(text('preview.yml')).toContain('node out-preview/server.mjs');
    expect(text('publish.yml')).not.toMatch(/SHOW_DRAFTS|--drafts|out-preview/);
  });
});
