import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFaults } from '@/lib/tools/site-check/bundle-rules';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const digest = (kind: string, text: string) => `${kind}-${createHash(kind).update(text).digest('base64')}`;
const code = 'avvia()';
const css = 'p{margin:0}';
const script = 'enhance()';
const policy = `default-src 'none'; script-src 'self' '${digest('sha256', code)}'; style-src 'self' '${digest('sha256', css)}'`;
const page = `<!DOCTYPE html><html><head><style>${css}</style><script src="/site.js" integrity="${digest('sha384', script)}"></script></head><body><script type="application/ld+json">{}</script><script>${code}</script></body></html>`;
const errorPage = page.replace(
  '<head>',
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
);

/** Writes a sound bundle, but for what is given. */
function site(files: Record<string, string> = {}, policies: Record<string, string> = {}) {
  const rules = { '/': policy, '/404.html': policy, '/500.html': policy, ...policies };
  const sound = {
    'index.html': page,
    '404.html': errorPage,
    '500.html': errorPage,
    'site.js': script,
    _redirects: '',
    _headers: Object.entries(rules)
      .map(([path, value]) => `${path}\n  Content-Security-Policy: ${value}\n`)
      .join('\n'),
  };
  for (const [name, text] of Object.entries({ ...sound, ...files })) writeFileSync(join(folder, name), text);
  return bundleFaults(folder, ['/']).map(({ path, text }) => `${path} ${text}`);
}

describe('the check of the bundle', () => {
  it('finds nothing in a sound one', () => {
    expect(site()).toEqual([]);
  });

  it('misses a page of the registry', () => {
    expect(bundleFaultsOf('/prezzi')).toContainEqual({ path: 'prezzi.html', text: 'is not in the bundle' });
  });

  it('finds an inline script that its policy does not allow, and a hash that allows nothing', () => {
    const changed = page.replace(code, 'altro()');
    expect(site({ 'index.html': changed })).toEqual([
      '/ script-src does not allow its own «altro()»',
      `/ script-src allows '${digest('sha256', code)}' for nothing`,
    ]);
  });

  it('finds a style that its policy does not allow', () => {
    expect(site({ 'index.html': page.replace('margin:0', 'margin:1px') })[0]).toBe(
      '/ style-src does not allow its own «p{margin:1px}»',
    );
  });

  it('finds a page without a policy, and an error page that does not carry its own', () => {
    expect(site({}, { '/': "default-src 'none'" })).toHaveLength(2);
    expect(site({ '404.html': page })).toEqual(['/404.html has no policy']);
  });

  it('finds a script that its tag does not vouch for, that is missing, or that hides in an attribute', () => {
    expect(site({ 'site.js': 'altro()' })).toContain('/ does not vouch for /site.js');
    expect(site({ 'index.html': page.replace('/site.js', '/via.js') })).toEqual([
      '/ loads /via.js, which is not in the bundle',
    ]);
    expect(site({ 'index.html': page.replace('<body>', '<body onload="x()">') })).toEqual([
      '/ has a script in an attribute: onload',
    ]);
  });
});

function bundleFaultsOf(path: string) {
  site();
  return bundleFaults(folder, ['/', path]);
}
