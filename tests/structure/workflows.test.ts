import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '@/lib/tools/bootstrap.mjs';
import { WORKER_SETTINGS } from '@/lib/tools/bundle-server.mjs';

const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = z.record(z.string(), z.string()).optional();
const step = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  env,
});
type Step = z.infer<typeof step>;
const workflow = z.object({
  permissions: z.strictObject({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      needs: z.string().optional(),
      if: z.string().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      env,
      steps: z.array(step),
    }),
  ),
});

const read = (name: string) => workflow.parse(parse(readFileSync(join(folder, name), 'utf8')));

describe.each(readdirSync(folder))('%s', (name) => {
  const { jobs } = read(name);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('takes actions by their commit, which nobody can move', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('runs commands that there are', () => {
    const runs = steps.flatMap(({ run }) => run ?? []);
    const named = runs.flatMap((run) => [
      ...run.matchAll(/npm run (?:--silent )?([\w:-]+)(?! --if-present)(?![\w:-])/g),
    ]);
    expect(named.filter(([, script = '']) => !(script in scripts))).toEqual([]);
  });
});

describe('what comes from others', () => {
  const renovate = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8'));
  const steps = Object.values(read('ci.yml').jobs).flatMap((job) => job.steps);

  it('is looked up for known weaknesses, and each change of it before it is merged', () => {
    expect(steps.map(({ run }) => run)).toContain('npm audit --audit-level=high');
    const review = steps.find(({ uses }) => uses?.startsWith('actions/dependency-review-action@'));
    expect(review).toMatchObject({ if: "github.event_name == 'pull_request'" });
  });

  it('is pinned by Renovate, images and actions alike, and by nobody else', () => {
    expect(renovate.extends).toEqual(
      expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']),
    );
  });

  it('is of one version where npx takes it, which Renovate sees', () => {
    const [manager] = renovate.customManagers;
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const taken = texts.flatMap((text) => text.match(/npx --yes \S+/g) ?? []);
    const seen = texts.flatMap((text) => text.match(new RegExp(manager.matchStrings[0], 'g')) ?? []);
    expect(taken.length).toBeGreaterThan(0);
    expect(seen).toEqual(taken);
  });
});

/**
 * Runs a step of a workflow as its runner would.
 * @param programs what stands in for programs of the machine: their scripts
 * @param files what lies in the folder in which it runs
 */
function runStep(
  step: Step | undefined,
  env: Record<string, string>,
  programs: Record<string, string> = {},
  files: Record<string, string> = {},
): { status: number | null; printed: string; written: (name: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const outputs = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(folder, name)]),
  );
  const { status, stdout } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 9'],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, RUNNER_TEMP: folder, ...outputs, ...env },
    },
  );
  const written = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return { status, printed: stdout, written };
}

/** A built site whose configuration and folder would run something. @param config name of the configuration */
const builtWith = (config: string, folder = 'built') => ({
  [`${folder}/site/index.html`]: '<p>',
  [`${folder}/worker/index.mjs`]: 'worker',
  [`${folder}/worker/.npmrc`]: 'script-shell=evil',
  [`${folder}/worker/${config}`]: `// Written.\n${JSON.stringify(
    { name: 'sito', build: { command: 'evil' }, vars: { A: '// b' } },
    null,
    2,
  )}`,
});

describe('publish.yml', () => {
  const { publish: job, deploy } = read('publish.yml').jobs;
  const steps = [...(job?.steps ?? []), ...(deploy?.steps ?? [])];
  const named = (start: string) => steps.find(({ name }) => name?.startsWith(start));
  const placeStep = named('The place');
  const cloudflare = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];
  const server = ['DEPLOY_HOST', 'DEPLOY_USER', 'DEPLOY_PATH', 'DEPLOY_SSH_KEY', 'DEPLOY_KNOWN_HOSTS'];
  const place = (set: readonly string[]) =>
    runStep(
      placeStep,
      Object.fromEntries([...cloudflare, ...server].map((name) => [name, String(set.includes(name))])),
    );

  it.each([
    ['cloudflare', cloudflare],
    ['server', server],
  ])('goes to the place that the secrets name: %s', (name, secrets) => {
    const { status, printed, written } = place(secrets);
    expect([status, printed, written('GITHUB_OUTPUT')]).toEqual([0, '', `place=${name}\n`]);
  });

  it('builds without a place, and names every secret that one needs', () => {
    const { status, printed, written } = place([]);
    expect([status, written('GITHUB_OUTPUT')]).toEqual([0, 'place=none\n']);
    expect(printed).toMatch(/^::warning title=Not deployed::/);
    for (const name of [...cloudflare, ...server]) expect(printed).toContain(name);
  });

  it('refuses two places, and one of which a secret is missing, by name', () => {
    const both = place([...cloudflare, ...server]);
    expect([both.status, both.printed]).toEqual([
      1,
      expect.stringMatching(/^::error .*Remove these secrets or those/),
    ]);
    const half = place(server.slice(0, -1));
    expect([half.status, half.printed]).toEqual([1, expect.stringContaining('missing: DEPLOY_KNOWN_HOSTS.')]);
    expect(both.written('GITHUB_OUTPUT') + half.written('GITHUB_OUTPUT')).toBe('');
  });

  it('looks at no value of a secret but where it deploys', () => {
    const deploys = steps.filter(({ name }) => name?.startsWith('Deploy to '));
    for (const step of steps.filter((each) => !deploys.includes(each))) {
      const values = Object.values(step.env ?? {}).filter((value) => value.includes('secrets.'));
      expect(values.filter((value) => !value.endsWith("!= '' }}"))).toEqual([]);
    }
    const used = deploys
      .flatMap(({ env = {} }) => Object.values(env))
      .filter((value) => value.includes('secrets.'));
    expect(used).toEqual([...cloudflare, ...server].map((name) => `\${{ secrets.${name} }}`));
    expect(Object.keys(placeStep?.env ?? {})).toEqual([...cloudflare, ...server]);
  });

  it('deploys after launch-check, on main alone, where no package of the build runs, and to a machine that has proved to be the one', () => {
    expect([job?.if, deploy?.needs]).toEqual(["github.ref == 'refs/heads/main'", 'publish']);
    expect(deploy?.if).toBe("needs.publish.outputs.place != 'none'");
    expect(job?.steps.at(-1)?.run).toContain('launch-check -- --build');
    expect(JSON.stringify(deploy)).not.toMatch(/actions\/checkout|npm (?:ci|run)/);
    const condition = (start: string) => named(start)?.if;
    expect(condition('Deploy to Cloudflare')).toBe("needs.publish.outputs.place == 'cloudflare'");
    expect(condition('Deploy to the server')).toBe("needs.publish.outputs.place == 'server'");
    expect(named('Deploy to the server')?.run).toContain('StrictHostKeyChecking=yes');
    expect(named('Deploy to the server')?.run).toContain('docker compose up -d --build --wait');
  });

  it('deploys pages and worker alone, with a configuration that runs nothing', () => {
    const gh = 'mkdir -p "$RUNNER_TEMP/site" && cp -R "$RUNNER_TEMP/built/." "$RUNNER_TEMP/site"';
    const { status, written } = runStep(named('What is deployed'), {}, { gh }, builtWith('wrangler.jsonc'));
    expect(status).toBe(0);
    expect(JSON.parse(written('deploy/worker/wrangler.jsonc'))).toEqual({
      name: 'sito',
      vars: { A: '// b' },
    });
    expect([written('deploy/site/index.html'), written('deploy/worker/index.mjs')]).toEqual([
      '<p>',
      'worker',
    ]);
    expect(written('deploy/worker/.npmrc')).toBe('');
  });

  it.each([
    ['cloudflare', 0, 0, ''],
    ['server', 1, 1, '::error title=Not deployed::'],
    ['none', 1, 0, '::warning title=Not deployed::'],
  ])('with the place %s and a launch-check that exits with %i ends with %i', (where, code, wanted, says) => {
    const step = named('Whether');
    const npm = `[ "$*" = 'run launch-check -- --build' ] && echo 'La lista.' >&2 && exit ${code}`;
    const { status, printed, written } = runStep(step, { PLACE: where }, { npm });
    expect([status, printed.replace(/launch-check refuses.*\n/, '')]).toEqual([wanted, `La lista.\n${says}`]);
    expect(written('GITHUB_STEP_SUMMARY')).toContain('\nLa lista.\n');
  });

  it('builds with every setting that ends up in pages or in a worker', () => {
    const [, declared = ''] =
      /^ARG (SITE_URL=.*)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
    const inPages = declared.split(' ').map((pair) => pair.split('=')[0]);
    expect(inPages.length).toBeGreaterThan(5);
    expect(Object.keys(job?.env ?? {}).sort()).toEqual([...new Set([...inPages, ...WORKER_SETTINGS])].sort());
    for (const [name, value] of Object.entries(job?.env ?? {})) expect(value).toBe(`\${{ vars.${name} }}`);
  });
});

describe('links.yml', () => {
  const { ask, tell } = read('links.yml').jobs;
  const step = tell?.steps[0];
  const gh = 'printf "%s|" "$@" >> "$RUNNER_TEMP/asked"; [ "$2" != list ] || printf "$FOUND"';
  const asked = (DEAD: string, FOUND: string) => {
    const { status, written } = runStep(step, { DEAD, FOUND, TITLE: 'Titolo' }, { gh });
    expect(status).toBe(0);
    return /^issue\|list\|.*?empty\|(.*)$/s.exec(written('asked'))?.[1];
  };

  it('opens one issue, keeps it up, and closes it when nothing is dead any more', () => {
    expect(asked('- a', '')).toBe('issue|create|--title|Titolo|--body|- a|');
    expect(asked('- a', '7')).toBe('issue|edit|7|--body|- a|');
    expect(asked('', '7')).toBe('issue|close|7|--comment|Ora rispondono tutti.|');
    expect(asked('', '')).toBe('');
  });

  it('writes issues where no package runs, and hands the list on whole', () => {
    expect([ask?.permissions, tell?.permissions]).toEqual([undefined, { issues: 'write' }]);
    expect(tell?.steps).toEqual([step]);
    const npm = 'printf "Uno.\\n\\n- due\\n"';
    const links = ask?.steps.find(({ id }) => id === 'links');
    expect(runStep(links, {}, { npm }).written('GITHUB_OUTPUT')).toBe(
      'dead<<END-OF-LIST\nUno.\n\n- due\nEND-OF-LIST\n',
    );
    // Not an empty list, which would close the issue.
    expect(runStep(links, {}, { npm: 'exit 1' }).status).toBe(1);
  });
});

describe('a preview of a pull request', () => {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const preview = z
    .object({
      on: z.strictObject({ pull_request: z.null() }),
      jobs: z.strictObject({
        build: z.object({ steps: z.array(z.record(z.string(), z.unknown())) }),
        publish: z.object({
          if: z.string(),
          permissions: z.record(z.string(), z.string()),
          steps: z.array(step),
        }),
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

  it('is published as pages and worker alone, with a configuration that runs nothing', () => {
    const published = preview.jobs.publish.steps.find(({ name }) => name === 'What is published');
    const files = builtWith('wrangler.preview.jsonc', 'out-preview');
    const { status, written } = runStep(published, {}, {}, files);
    expect(status).toBe(0);
    const config = JSON.parse(written('preview/worker/wrangler.preview.jsonc'));
    expect(config).toMatchObject({
      name: 'sito-anteprima',
      main: 'index.mjs',
      assets: { directory: '../site' },
    });
    expect(config).not.toHaveProperty('build');
    expect(written('preview/site/index.html')).toBe('<p>');
    expect(written('preview/worker/.npmrc')).toBe('');
  });

  it('is kept whole, under the name by which it is started, and is never what is published', () => {
    const kept = preview.jobs.build.steps.find(({ uses }) => String(uses).includes('upload-artifact'));
    expect(kept?.with).toMatchObject({ path: 'out-preview', 'include-hidden-files': true });
    expect(text('preview.yml')).toContain('node out-preview/server.mjs');
    expect(text('publish.yml')).not.toMatch(/SHOW_DRAFTS|--drafts|out-preview/);
  });
});
