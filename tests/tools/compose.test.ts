import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDockerfile } from '@/e2e/serving/dockerfile';
import { SETTING_NAMES } from '@/lib/settings';
import { root } from '@/lib/tools/bootstrap.mjs';

const dockerfile = join(root, 'Dockerfile');
const service = z.strictObject({
  build: z.strictObject({
    context: z.literal('.'),
    args: z.record(z.string(), z.string()).optional(),
    target: z.string(),
  }),
  profiles: z.array(z.string()).optional(),
  pull_policy: z.literal('build').optional(),
  restart: z.string().optional(),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
  ports: z.array(z.string()).optional(),
  network_mode: z.string().optional(),
  user: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()),
});
/** Strict: a key that is misspelt would be left out by nobody but us. */
const composeFile = z.looseObject({
  name: z.string(),
  services: z.strictObject({ web: service, endpoint: service, mail: service, 'launch-check': service }),
  volumes: z.record(z.string(), z.null()),
});

const compose = composeFile.parse(
  parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true, strict: true }),
);
const { web, endpoint, mail, 'launch-check': launchCheck } = compose.services;
const caddyfileTs = readFileSync(join(root, 'lib/adapter/caddy/caddyfile.ts'), 'utf8');

describe('compose.yaml', () => {
  it('opens the web server to the world, and nothing else', () => {
    expect(web.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(endpoint.ports).toBeUndefined();
    expect([mail.ports, mail.network_mode]).toEqual([undefined, 'none']);
    expect(launchCheck.ports).toBeUndefined();
  });

  it('has the endpoint believe its one proxy, whatever .env says, and listen where Caddy asks', () => {
    expect(endpoint.env_file).toBe('.env');
    expect(endpoint.environment).toEqual({
      HOST: '0.0.0.0',
      PORT: '3000',
      TRUST_PROXY: '1',
      MAIL_SPOOL_DIR: '/data/mail',
    });
    expect(caddyfileTs).toContain(`{$ENDPOINT:endpoint:${endpoint.environment?.PORT}}`);
  });

  it('builds stages of the Dockerfile, with every setting that ends up in pages', () => {
    const text = readFileSync(dockerfile, 'utf8');
    const stages = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    expect(stages).toContain(mail.build.target);
    for (const { build } of [web, endpoint, launchCheck]) {
      expect(stages).toContain(build.target);
      // Before the build, which a new day makes again.
      expect(text).toMatch(/^ARG DAY=""\nRUN npm run build$/m);
      const declared = /^ARG (SITE_URL=.*)$/m.exec(text)?.[1] ?? '';
      const names = declared.split(' ').map((pair) => pair.split('=')[0]);
      expect(Object.keys(build.args ?? {})).toEqual([...names, 'DAY']);
      expect(SETTING_NAMES).toEqual(expect.arrayContaining(names));
      for (const [name, value] of Object.entries(build.args ?? {})) expect(value).toBe(`\${${name}:-}`);
    }
  });

  it('keeps messages and certificates in volumes that are declared, where the images expect them', () => {
    const named = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')),
    );
    expect(new Set(named.map(([name]) => name))).toEqual(new Set(Object.keys(compose.volumes)));
    expect(endpoint.volumes).toEqual(
      readDockerfile(dockerfile, 'endpoint').volumes.map((path) => `mail:${path}`),
    );
    for (const each of [mail, launchCheck]) expect(each.volumes).toEqual(endpoint.volumes);
    expect(web.volumes.map((volume) => volume.split(':')[1])).toEqual(['/data', '/config']);
  });

  it('limits what a service may do, keep and take', () => {
    for (const each of Object.values(compose.services)) {
      expect([each.cap_drop, each.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
      expect(each.logging.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    }
    for (const each of [web, endpoint]) {
      expect([each.restart, each.stop_grace_period, each.read_only]).toEqual(['unless-stopped', '15s', true]);
    }
    expect([web.cap_add, endpoint.cap_add]).toEqual([['NET_BIND_SERVICE'], undefined]);
  });

  it('starts its tools only when asked, as a user who may read the leads', () => {
    for (const each of [mail, launchCheck]) {
      // A reader of an older version does not open a newer database.
      expect([each.profiles, each.pull_policy]).toEqual([['tools'], 'build']);
      expect(each.user).toBe(readDockerfile(dockerfile, 'endpoint').user);
    }
    expect(mail.entrypoint?.slice(1)).toEqual(['run', '--silent', 'mail', '--']);
    expect(launchCheck.entrypoint?.slice(1)).toEqual(['run', '--silent', 'launch-check', '--']);
  });
});

describe('the images', () => {
  it('of the web server holds the pages and its configuration where both are looked for', () => {
    const { base, copies, healthcheck } = readDockerfile(dockerfile, 'web');
    expect(base).toMatch(/^caddy:2/);
    expect(copies).toEqual([
      { from: 'out/site', to: '/srv/site' },
      { from: 'out/Caddyfile', to: '/etc/caddy/Caddyfile' },
    ]);
    expect(caddyfileTs).toContain('{$SITE_ROOT:/srv/site}');
    expect(healthcheck).toContain('http://127.0.0.1:2080/');
    expect(caddyfileTs).toContain('{$HEALTH_ADDRESS:http://127.0.0.1:2080}');
  });

  it('of the endpoint holds nothing but the server and the addon of its store; without a target everything is in one', () => {
    const copies = (target?: string) => readDockerfile(dockerfile, target).copies;
    expect(copies('endpoint')).toEqual([
      { from: 'out/server.mjs', to: '/site/server.mjs' },
      { from: 'out/node_modules', to: '/site/node_modules' },
    ]);
    expect(copies()).toEqual([{ from: 'out', to: '/site' }]);
  });
});
