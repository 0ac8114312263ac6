import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { generalHeaders } from '@/lib/http/security-headers.mjs';
import { parseStaticRules } from '@/lib/http/static-rules';
import { root } from '../bootstrap.mjs';
import { fileOf, pageAddresses } from '../site-check/served-pages';
import { observatoryScore } from './observatory';
import { figure, type Part, type Row } from './report';

/** The least score that Mozilla's Observatory gives to a site without a fault and with all its extras but the preload list. */
const LEAST_SCORE = 135;
/** What a page answers on a public host: there the address is https, and these two are added. */
const onHttps = { SITE_URL: 'https://www.sito.example' };

/** How the headers of every page are judged by csp_evaluator and by the rules of Mozilla's Observatory. */
export const policy: Part = async () => {
  const site = join(root, 'out/site');
  const rules = parseStaticRules(readFileSync(join(site, '_headers'), 'utf8'), '');
  const pages = [...pageAddresses(site), '/404.html'].map((path) => ({
    path,
    headers: publicHeaders(rules.headersOf(path)),
    html: readFileSync(join(site, fileOf(path)), 'utf8'),
  }));
  const findings = pages.flatMap(({ path, headers }) =>
    new CspEvaluator(new CspParser(headers.get('Content-Security-Policy') ?? '').csp)
      .evaluate()
      .map((finding) => ({ path, severity: finding.severity, text: finding.description })),
  );
  // The numbers fall as severity rises.
  const high = findings.filter(({ severity }) => severity < Severity.MEDIUM);
  const medium = findings.filter(({ severity }) => severity === Severity.MEDIUM);
  const rows: Row[] = [
    {
      measure: 'csp_evaluator, findings above medium',
      value: figure(high.length),
      goal: '0',
      met: high.length === 0,
      note: high[0]
        ? `${high[0].path}: ${high[0].text}`
        : `${pages.length} policies, ${medium.length} medium`,
    },
  ];
  const scores = await observatoryScore(pages);
  if ('reason' in scores) {
    rows.push({ measure: 'Mozilla Observatory', value: 'not measured', note: scores.reason });
    return rows;
  }
  const least = scores.reduce((a, b) => (b.score < a.score ? b : a));
  rows.push({
    measure: 'Mozilla Observatory, lowest score',
    value: `${least.score} (${least.grade})`,
    goal: `${LEAST_SCORE} or more`,
    met: least.score >= LEAST_SCORE,
    note: `${least.path}; its own tests on the built headers, as if behind https`,
  });
  return rows;
};

/** A local build speaks http: what only https adds comes from the same source as the rest. */
function publicHeaders(built: ReadonlyMap<string, string>): Map<string, string> {
  const headers = new Map([...built, ...Object.entries(generalHeaders(onHttps))]);
  const own = headers.get('Content-Security-Policy') ?? '';
  if (own && !own.includes('upgrade-insecure-requests'))
    headers.set('Content-Security-Policy', `${own}; upgrade-insecure-requests`);
  return headers;
}
