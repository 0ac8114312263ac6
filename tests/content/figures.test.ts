import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { plans } from '@/content/plans';
import { keptDays } from '@/lib/browser/demo-queue';
import { SENT_DAYS } from '@/lib/mail/retention';

const root = join(import.meta.dirname ?? __dirname, '../..');

/** Where a figure may be typed: the two lists of figures, and invented documents that pictures show. */
const figureModules = ['content/claims.ts', 'content/plans.ts', 'content/samples/'];

/** What makes a number a statement about the product or the company. */
const measures =
  '%|€|euro\\b|per cento|GB|TB|MB|ms\\b|millisecondi|second[oi]|minut[oi]|or[ae]\\b|giorn[oi]|settiman[ae]|mes[ei]\\b|ann[oi]\\b|core\\b|Mbps|lingue|pagine|utent[ei]|documenti|file\\b|giurisdizioni|client[ei]\\b|sedi\\b|volte';
const figure = new RegExp(`\\d[\\d.,]*(?:\\s?[-–]\\s?\\d[\\d.,]*)?[+]?[\\s\\u00a0]?(?:${measures})`, 'gi');

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

/** The words of a copy module that are typed there: without comments, and without what comes from other modules. */
const typedWords = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '…');

/** The running text of an MDX file: without frontmatter dates, code and the data of its pictures. */
const runningText = (source: string) =>
  source
    .replace(/^(date|updated|order|minutes):.*$/gm, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/<[A-Z][^>]*\/>/g, '…')
    .replace(/<ResultList[\s\S]*?\/>/g, '');

function figuresOf(file: string, source: string): string[] {
  const text = file.endsWith('.mdx') ? runningText(source) : typedWords(source);
  return text.match(figure) ?? [];
}

const files = filesBelow('content')
  .filter((file) => /\.(ts|mdx)$/.test(file))
  .filter((file) => !figureModules.some((module) => file.startsWith(module)));

describe('figures', () => {
  it('sees a typed figure, and not one that comes from the claims', () => {
    expect(figuresOf('a.ts', "const a = 'Prova di 30 giorni, il 20% in meno';")).toEqual([
      '30 giorni',
      '20%',
    ]);
    expect(figuresOf('a.ts', ['const a = `Prova di $', '{claims.trialDays} giorni`;'].join(''))).toEqual([]);
    expect(figuresOf('a.mdx', 'Almeno 16 GB, in <Claim field="indexing.under" />.')).toEqual(['16 GB']);
  });

  it.each(files)('%s states none of its own', (file) => {
    expect(figuresOf(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each(
    filesBelow('components')
      .concat(filesBelow('app'))
      .filter((file) => file.endsWith('.tsx')),
  )('%s states none in its markup', (file) => {
    const text = [...readFileSync(join(root, file), 'utf8').matchAll(/>([^<>{}]+)</g)].map(
      ([, words]) => words,
    );
    expect(text.join('\n').match(figure) ?? []).toEqual([]);
  });

  it('are those of the specification (section 9)', () => {
    expect(claims).toMatchObject({
      trialDays: 30,
      annualDiscountPercent: 20,
      indexing: { secondsPerPage: '0,1', pages: '10.000', under: '3 minuti' },
      queryMilliseconds: 200,
      multilingualSearchLanguages: 25,
      replyHours: 24,
      partnerReplyWorkingHours: 48,
      crossSectorTimeSaved: '70%',
      caseStudyBank: {
        review: { before: '72 ore', after: '8 ore' },
        issuesFound: '93%',
        costCut: '42%',
        audit: { before: '3 settimane', after: '2 giorni' },
      },
      finance: {
        jurisdictions: 40,
        returnMonths: '8-12 mesi',
        costReduction: '35-45%',
        complianceGain: '60-70%',
      },
      server: { cores: 4, disk: '100 GB SSD', bandwidth: '50 Mbps' },
      history: { from: 2002, to: 2024 },
    });
    expect(plans.map(({ name, price }) => [name, price])).toEqual([
      ['Standard', 4900],
      ['Professional', 8900],
      ['Enterprise', null],
    ]);
  });

  it('are what the site does: copies are kept as long as the privacy notice says', () => {
    expect(keptDays).toBe(claims.demoQueueDays);
    expect(SENT_DAYS).toBe(claims.serverCopyDays);
  });

  it('add up: the listed languages and the others make the total', () => {
    const { named, listed, others, languages } = claims.ocr.product;
    expect(named).toHaveLength(listed);
    expect(listed + others).toBe(languages);
  });
});
