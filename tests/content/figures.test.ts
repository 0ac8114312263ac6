import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { claims } from '@/content/claims';
import { keptDays } from '@/lib/browser/demo-queue';
import { SENT_DAYS } from '@/lib/mail/delivery/upkeep';
import { root } from '@/lib/tools/bootstrap.mjs';
import { filesBelow, textOf } from '@/tests/sources';

/** The modules that may contain figures: the two lists of them, and invented documents that pictures show. */
const isFigureModule = (file: string) => /^content\/(?:claims|plans|samples\/.*)\.ts$/.test(file);

/** The units that make a number a statement about the product or the company. */
const units = [
  String.raw`%|€|euro\b|per cento|volte`,
  String.raw`GB|TB|MB|core\b|Mbps`,
  String.raw`ms\b|millisecondi|second[oi]|minut[oi]|or[ae]\b|giorn[oi]|settiman[ae]|mes[ei]\b|ann[oi]\b`,
  String.raw`lingue|pagine|utent[ei]|documenti|file\b|giurisdizioni|client[ei]\b|sedi\b`,
];
const number = String.raw`\d[\d.,]*`;
/** A number or a range, with its unit: "30 giorni", "8–12 mesi", "190+ lingue". */
const figure = new RegExp(String.raw`${number}(?:\s?[-–]\s?${number})?[+]?\s?(?:${units.join('|')})`, 'gi');

/** Replaces the digits of a value, so that texts that other modules make of it have none. */
function maskDigits(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\d/g, '#');
  if (typeof value === 'number') return Number.NaN;
  if (Array.isArray(value)) return value.map(maskDigits);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskDigits(inner)]));
}

/** The prose of an MDX file: without dates, code and elements. */
const runningText = (source: string) =>
  source
    .replace(/^(date|updated|order|minutes):.*$/gm, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/<[A-Z][^>]*\/>/g, '…');

const figuresIn = (text: string): readonly string[] => text.match(figure) ?? [];

// Other test files of this process must load the modules with their figures.
afterAll(() => {
  for (const file of filesBelow(['content'], /\.ts$/)) vi.doUnmock(join(root, file));
  vi.resetModules();
});

describe('the figures', () => {
  it('are written in no other module of content', async () => {
    const modules = filesBelow(['content'], /\.ts$/);
    const load = (file: string): Promise<Record<string, unknown>> =>
      import(/* @vite-ignore */ join(root, file));
    for (const file of modules.filter(isFigureModule)) {
      const masked = maskDigits({ ...(await load(file)) });
      vi.doMock(join(root, file), () => masked as object);
    }
    vi.resetModules();
    const others = modules.filter((file) => !isFigureModule(file));
    for (const file of others) expect(figuresIn(JSON.stringify(await load(file))), file).toEqual([]);
  });

  it.each(filesBelow(['content'], /\.mdx$/))('are not written in %s', (file) => {
    expect(figuresIn(runningText(textOf(file)))).toEqual([]);
  });

  it.each(filesBelow(['components', 'app'], /\.tsx$/))('are not written in the markup of %s', (file) => {
    const markup = textOf(file).match(/>[^<>{}]+</g) ?? [];
    expect(figuresIn(markup.join())).toEqual([]);
  });

  it('are those of the specification', () => {
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
        returnMonths: '8–\u206012 mesi',
        costReduction: '35–\u206045%',
        complianceGain: '60–\u206070%',
      },
      server: { cores: 4, disk: '100 GB SSD', bandwidth: '50 Mbps' },
      history: { from: 2002, to: 2024 },
    });
  });

  it('in the privacy notice are the days for which the code keeps copies', () => {
    expect(keptDays).toBe(claims.demoQueueDays);
    expect(SENT_DAYS).toBe(claims.serverCopyDays);
  });

  it('for the languages of the OCR add up: the listed ones and the others are the total', () => {
    const { named, listed, others, languages } = claims.ocr.product;
    expect(named).toHaveLength(listed);
    expect(listed + others).toBe(languages);
  });
});
