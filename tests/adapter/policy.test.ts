import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { policyNeeds } from '@/lib/adapter/page/policy';
import { parsePage } from '@/lib/html/tree';
import { contentSecurityPolicy, generalHeaders } from '@/lib/http/security-headers.mjs';

/** The needs of an ordinary page. */
const plain = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"], manifest: false };
const analytics = { GA_MEASUREMENT_ID: 'G-ABC123' };
const newsletter = { NEWSLETTER_URL: 'https://lista.example/iscrivi?a=1' };
/** The directives of every page, before and after those that differ. */
const begin = `default-src 'none'; script-src 'self' ${plain.scripts}; style-src 'self' ${plain.styles}; img-src 'self' data:; font-src 'self';`;
const end = "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script';";

describe('the policy of a page', () => {
  it('allows only the page’s own files and forms', () => {
    expect(contentSecurityPolicy(plain, {})).toBe(
      `${begin} connect-src 'self'; worker-src 'none'; form-action 'self'; ${end} trusted-types 'none'`,
    );
  });

  it('allows /prova its worker and no connection, with all settings', () => {
    expect(contentSecurityPolicy({ ...plain, isolated: true }, { ...analytics, ...newsletter })).toBe(
      `${begin} connect-src 'none'; worker-src 'self'; form-action 'none'; ${end} trusted-types document-worker`,
    );
  });

  it.each([
    ['https://www.azienda.example', true],
    ['http://localhost:3000', false],
    ['', false],
    [undefined, false],
  ])('upgrades requests to https only if SITE_URL has it: %s', (SITE_URL, upgrades) => {
    expect(contentSecurityPolicy(plain, { SITE_URL }).includes('upgrade-insecure-requests')).toBe(upgrades);
  });

  it('allows forms to post to the provider of the newsletter', () => {
    const policy = contentSecurityPolicy(plain, newsletter);
    expect(policy).toContain("; form-action 'self' https://lista.example;");
  });

  it('allows analytics only if they are set up', () => {
    expect(contentSecurityPolicy(plain, { GA_MEASUREMENT_ID: ' ' })).not.toContain('google');
    expect(contentSecurityPolicy(plain, analytics)).toMatch(
      /script-src [^;]*https:\/\/www\.googletagmanager\.com\/gtag\/js;.*connect-src 'self' [^;]*google-analytics.*; trusted-types analytics$/,
    );
  });

  it('has the hash of each inline script and style once, and allows a manifest that the page links', () => {
    const body = '<script>a()</script><script>a()</script><script type="application/json">{}</script>';
    const head = '<script src="/a.js"></script><style>p{margin:0}</style><link rel="manifest" href="/m"/>';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const hashes = { scripts: [hash('a()')], styles: [hash('p{margin:0}')] };
    const needs = { ...hashes, manifest: true, isolated: false };
    expect(policyNeeds('/', parsePage(head + body))).toEqual(needs);
    expect(policyNeeds('/prova', parsePage('<p>'))).toMatchObject({ manifest: false, isolated: true });
    expect(contentSecurityPolicy(needs, {})).toContain("; manifest-src 'self';");
  });

  it.each([{}, { SITE_URL: 'https://a.example', ...analytics }])(
    'has no finding of csp_evaluator above medium, with the settings %o',
    (settings) => {
      const policy = contentSecurityPolicy({ ...plain, manifest: true }, settings);
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      expect(findings.filter(({ severity }) => severity < Severity.MEDIUM)).toEqual([]);
    },
  );
});

describe('the headers of every response', () => {
  it('are six without settings', () => {
    expect(Object.keys(generalHeaders({})).join(' ')).toBe(
      'X-Content-Type-Options X-Frame-Options Referrer-Policy Permissions-Policy Cross-Origin-Opener-Policy Cross-Origin-Resource-Policy',
    );
  });

  it.each([
    ['http', 'preload', undefined],
    ['https', undefined, 'max-age=31536000'],
    ['https', ' ', 'max-age=31536000'],
    ['https', 'off', undefined],
    ['https', 'subdomains', 'max-age=31536000; includeSubDomains'],
    ['https', 'preload', 'max-age=31536000; includeSubDomains; preload'],
  ])(
    'include Strict-Transport-Security as HSTS demands if the site has https: %s, HSTS %j',
    (scheme, HSTS, value) => {
      const headers = generalHeaders({ SITE_URL: `${scheme}://a.example`, ...(HSTS && { HSTS }) });
      expect(headers['Strict-Transport-Security']).toBe(value);
    },
  );
});
