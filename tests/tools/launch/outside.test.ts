import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtSite, forbidsAll } from '@/lib/tools/launch/built-site';
import { mailDomains, type NameServer } from '@/lib/tools/launch/mail-domains';
import { keyResult, mailKey, newsletterAddress } from '@/lib/tools/launch/providers';
import { toFix } from '@/lib/tools/launch/result';

const clean = toFix();
const whats = ({ findings }: { findings: { what: string }[] }) => findings.map(({ what }) => what);

/** A name server that knows these names and says of others that there is nothing, or fails with a code. */
function names(known: Record<string, string[]>, code = 'ENOTFOUND'): NameServer {
  const answer = async (kind: string, name: string) => {
    const records = known[`${kind} ${name}`];
    if (!records) throw Object.assign(new Error(name), { code });
    return records;
  };
  return {
    resolveMx: async (name: string) =>
      (await answer('MX', name)).map((exchange) => ({ exchange, priority: 10 })),
    resolveTxt: async (name: string) => (await answer('TXT', name)).map((text) => [text]),
  };
}

const whole = {
  'MX google.com': ['smtp.google.com'],
  'MX azienda.it': ['mx.azienda.it'],
  'TXT send.azienda.it': ['v=spf1 include:amazonses.com ~all'],
  'TXT resend._domainkey.azienda.it': ['p=MIGf'],
};
const domains = { from: 'azienda.it', to: 'azienda.it' };
const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

describe('the domains of the mail', () => {
  it('are sound with MX, SPF and DKIM', async () => {
    expect(await mailDomains(domains, names(whole))).toEqual(clean);
  });

  it.each([
    ['MX azienda.it', 'MX'],
    ['TXT send.azienda.it', 'SPF'],
    ['TXT resend._domainkey.azienda.it', 'DKIM'],
  ])('are not without %s', async (name, word) => {
    expect(whats(await mailDomains(domains, names(without(name))))).toEqual([expect.stringContaining(word)]);
  });

  it('are not judged where names do not resolve', async () => {
    for (const server of [names({}), names({}, 'ECONNREFUSED'), names({}, 'ETIMEOUT')]) {
      const { findings, unverified } = await mailDomains(domains, server);
      expect(findings).toEqual([]);
      expect(unverified).toHaveLength(1);
    }
    const silent = await mailDomains(domains, names({ 'MX google.com': ['x'] }, 'ESERVFAIL'));
    expect(silent.findings).toEqual([]);
    expect(silent.unverified.length).toBeGreaterThan(0);
  });
});

describe('the key of the mail', () => {
  const list = (status: string) => ({ data: [{ name: 'azienda.it', status }] });

  it('is good when it may send for the domain, or only send', () => {
    expect(keyResult(200, list('verified'), 'azienda.it')).toEqual(clean);
    expect(keyResult(200, list('verified'), 'posta.azienda.it')).toEqual(clean);
    const { findings, unverified, notes } = keyResult(401, { name: 'restricted_api_key' }, 'azienda.it');
    expect({ findings, unverified }).toEqual({ findings: [], unverified: [] });
    expect(notes).toEqual([expect.stringContaining('Full access')]);
  });

  it('is not when it is refused, or the domain is not verified', () => {
    for (const status of [400, 401, 403]) {
      expect(whats(keyResult(status, { name: 'invalid_api_key' }, 'azienda.it'))).toEqual([
        expect.stringContaining('rifiuta'),
      ]);
    }
    expect(whats(keyResult(200, list('pending'), 'azienda.it'))).toEqual([
      expect.stringContaining('verificato'),
    ]);
    expect(whats(keyResult(200, list('verified'), 'altra-azienda.it'))).toEqual([
      expect.stringContaining('non conosce'),
    ]);
  });

  it('is not judged by a provider that is away', async () => {
    expect(keyResult(503, undefined, 'azienda.it').unverified).toHaveLength(1);
    expect((await mailKey('re_1', 'azienda.it', 'http://127.0.0.1:9')).unverified).toHaveLength(1);
  });

  it('is asked for without sending anything', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`);
      response.statusCode = request.url === '/via' ? 404 : 200;
      response.end(JSON.stringify(list('verified')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await mailKey('re_1', 'azienda.it', base)).toEqual(clean);
    expect(await newsletterAddress(`${base}/iscrivi`)).toEqual(clean);
    expect(whats(await newsletterAddress(`${base}/via`))).toEqual([expect.stringContaining('404')]);
    expect(asked).toEqual(['GET /domains Bearer re_1', 'HEAD /iscrivi -', 'HEAD /via -']);
    server.close();
    server.closeAllConnections();
    expect((await newsletterAddress('http://127.0.0.1:9/')).unverified).toHaveLength(1);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built site', () => {
  it('is not judged before it is there', () => {
    expect(builtSite(folder, 'https://www.azienda.it').unverified).toHaveLength(1);
  });

  it('may be found under its address', () => {
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const home = '<link rel="canonical" href="https://www.azienda.it"/>';
    write('robots.txt', 'User-Agent: *\nAllow: /\nDisallow: /api/\n');
    write('index.html', home);
    expect(builtSite(folder, 'https://www.azienda.it')).toEqual(clean);
    expect(whats(builtSite(folder, 'https://azienda.it'))).toEqual([expect.stringContaining('azienda.it')]);
    write('index.html', `<meta name="robots" content="noindex"/>${home}`);
    expect(whats(builtSite(folder, 'https://www.azienda.it'))).toEqual([expect.stringContaining('noindex')]);
    write('index.html', home);
    write('robots.txt', 'User-agent: *\nDisallow: /\n');
    expect(whats(builtSite(folder, 'https://www.azienda.it'))).toEqual([expect.stringContaining('robots')]);
  });

  it('is closed by a rule for everybody, not by one for a single robot', () => {
    expect(forbidsAll('User-agent: Cattivo\nDisallow: /\n\nUser-agent: *\nDisallow: /api/')).toBe(false);
    expect(forbidsAll('User-agent: *\nUser-agent: Altro\nDisallow: / # tutto')).toBe(true);
    expect(forbidsAll('User-agent: *\nAllow: /\nDisallow: /')).toBe(false);
  });
});
