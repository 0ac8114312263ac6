import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '@/e2e/serving/dockerfile';
import { SETTING_NAMES } from '@/lib/settings';
import { root } from '@/lib/tools/bootstrap.mjs';

const dockerfile = join(root, 'Dockerfile');
type Service = {
  build: { args?: Record<string, string>; target: string };
  logging: { options: Record<string, string> };
  volumes: string[];
  environment?: Record<string, string>;
  entrypoint?: string[];
} & Record<
  | 'profiles'
  | 'pull_policy'
  | 'restart'
  | 'stop_grace_period'
  | 'read_only'
  | 'cap_drop'
  | 'cap_add'
  | 'security_opt'
  | 'ports'
  | 'network_mode'
  | 'user'
  | 'env_file',
  unknown
>;
const compose: {
  services: Record<'caddy' | 'site' | 'mail' | 'launch-check', Service>;
  volumes: Record<string, null>;
} = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true, strict: true });
const { caddy, site, mail, 'launch-check': launchCheck } = compose.services;
const image = readDockerfile(dockerfile);

describe('compose.yaml', () => {
  it('opens Caddy to the world, and nothing else', () => {
    expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(Object.values(compose.services).filter(({ ports }) => ports)).toEqual([caddy]);
    expect(mail.network_mode).toBe('none');
  });

  it('has Caddy serve the names of the site by its file, and the site believe its one proxy, whatever .env says', () => {
    expect(caddy.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    expect(caddy.environment).toEqual({
      SITE_NAMES: expect.stringMatching(/^\$\{SITE_NAMES:\?[^}]+\}$/),
      SITE_UPSTREAM: `site:${site.environment?.PORT}`,
    });
    expect(site.env_file).toBe('.env');
    expect(site.environment).toEqual({
      HOST: '0.0.0.0',
      PORT: '3000',
      TRUST_PROXY: '1',
      MAIL_SPOOL_DIR: '/data/mail',
    });
  });

  it('builds stages of the Dockerfile, with every setting that ends up in pages', () => {
    const text = readFileSync(dockerfile, 'utf8');
    const stages = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    expect(stages).toContain(mail.build.target);
    for (const { build } of [site, launchCheck]) {
      expect(stages).toContain(build.target);
      // Before the build, which a new day makes again.
      expect(text).toMatch(/^ARG DAY=""\nRUN npm run build$/m);
      const declared = /^ARG (SITE_URL=.*)$/m.exec(text)?.[1] ?? '';
      const names = declared.split(' ').map((pair) => pair.split('=')[0]);
      expect(Object.keys(build.args ?? {})).toEqual([...names, 'DAY']);
      expect(SETTING_NAMES).toEqual(expect.arrayContaining(names));
      // An image goes before the public, and a preview does not.
      expect(names).not.toContain('SHOW_DRAFTS');
      for (const [name, value] of Object.entries(build.args ?? {})) expect(value).toBe(`\${${name}:-}`);
    }
  });

  it('keeps messages and certificates in volumes that are declared, where the images expect them', () => {
    const named = Object.values(compose.services)
      .flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')))
      .filter(([name]) => !name?.startsWith('.'));
    expect(new Set(named.map(([name]) => name))).toEqual(new Set(Object.keys(compose.volumes)));
    expect(site.volumes).toEqual(image.volumes.map((path) => `mail:${path}`));
    for (const each of [mail, launchCheck]) expect(each.volumes).toEqual(site.volumes);
    expect(caddy.volumes.slice(1)).toEqual(['certificates:/data', 'caddy:/config']);
  });

  it('limits what a service may do, keep and take', () => {
    for (const each of Object.values(compose.services)) {
      expect([each.cap_drop, each.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
      expect(each.logging.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    }
    for (const each of [caddy, site]) {
      expect([each.restart, each.stop_grace_period, each.read_only]).toEqual(['unless-stopped', '15s', true]);
    }
    expect([caddy.cap_add, site.cap_add]).toEqual([['NET_BIND_SERVICE'], undefined]);
  });

  it('starts its tools only when asked, as a user who may read the leads', () => {
    for (const each of [mail, launchCheck]) {
      // A reader of an older version does not open a newer database.
      expect([each.profiles, each.pull_policy]).toEqual([['tools'], 'build']);
      expect(each.user).toBe(image.user);
    }
    expect(mail.entrypoint?.slice(1)).toEqual(['run', '--silent', 'mail', '--']);
    expect(launchCheck.entrypoint?.slice(1)).toEqual(['run', '--silent', 'launch-check', '--']);
  });
});

describe('the images', () => {
  it('give the folder of messages to their user, so that any service may be the first to use a new volume', () => {
    const [, first = '', ...rest] = readFileSync(dockerfile, 'utf8').split(/^FROM /m);
    expect(first).toContain(`chown ${image.user}:${image.user} ${image.volumes[0]}\n`);
    const [, base = ''] = / AS (\S+)/.exec(first) ?? [];
    expect(rest.map((stage) => stage.split(' ')[0])).toEqual([base, 'sources', base]);
  });
});

describe('the image', () => {
  it('holds nothing but the bundle', () => {
    expect(image.copies).toEqual([{ from: 'out', to: '/site' }]);
  });
});
