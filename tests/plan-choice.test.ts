import { expect, it } from 'vitest';
import { fileKinds, planRules } from '@/app/prova/archivio/plan-rules';
import { extensionOf, isLeftOut, readableFiles } from '@/lib/browser/archive/file-kinds';
import { choosePlan, type Needs, typedCount } from '@/lib/plan-choice';

/** The plans with prices of their own, in cents. */
const plans = planRules.map((plan, index) => ({ ...plan, price: [5000, 9000, null][index] ?? null }));

/** Euros per month and year, what the plan below lacks, and its price per month. */
type Row = [Partial<Needs>, string, ([number, number] | undefined)?, string?, number?];
it.each<Row>([
  [{ documents: 10_000, users: 5 }, 'Standard', [250, 2400]],
  [{ documents: 10_001, users: 5 }, 'Professional', [450, 4320], 'documents', 250],
  [{ documents: 50_000, users: 6 }, 'Professional', [540, 5184], 'documents users'],
  [{ users: 10 }, 'Professional', [900, 8640], 'users'],
  [{ ai: true }, 'Professional', [90, 864], 'ai', 50],
  [{ documents: 50_001 }, 'Enterprise', undefined, 'documents', 90],
  [{ users: 11 }, 'Enterprise', undefined, 'users'],
  [{ ownServers: true, ai: true }, 'Enterprise', undefined, 'ownServers', 90],
])('the plan for %o is %s', (needs, name, price, lacks, priceBelow) => {
  const all = { documents: 1, users: 1, ai: false, ownServers: false, ...needs };
  const choice = choosePlan(plans, all, 20);
  const { monthly, perYear } = choice?.price ?? {};
  expect(choice?.plan.name).toBe(name);
  expect(monthly && perYear && [monthly / 100, perYear / 100]).toEqual(price);
  expect(choice?.cheaper?.lacks.join(' ')).toBe(lacks);
  expect(choice?.cheaper?.price?.monthly).toBe(priceBelow && priceBelow * 100);
});

it('a typed number may have the dots of Italian numbers, and no words', () => {
  const typed = ['52.300', ' 52 300 ', '', '50 mila', '-3', '9'.repeat(400)].map(typedCount);
  expect(typed).toEqual([52_300, 52_300, undefined, undefined, undefined, undefined]);
});

it('files are told apart by their extensions, and those that are no documents left out', () => {
  const names = [
    'A.PDF',
    'a.pdf.p7m',
    'del 3.5 finale',
    'senza',
    `${'a'.repeat(4000)}.docx`,
    `a.${'b'.repeat(4000)}`,
  ];
  expect(names.map(extensionOf)).toEqual(['pdf', 'p7m', '', '', 'docx', '']);
  const leftOut = ['.DS_Store', '~$a.docx', 'Thumbs.db', 'desktop.ini', '__MACOSX', '$RECYCLE.BIN'];
  expect([...leftOut, 'thumbs.db.pdf', 'a~$b.txt'].filter(isLeftOut)).toEqual(leftOut);
  const files = { pdf: 5, md: 1, jpeg: 2, tiff: 1, eml: 9, xml: 8, csv: 7, dwg: 6, zip: 5, mp4: 4 };
  const { counts, mostFrequent } = readableFiles(new Map(Object.entries(files)), fileKinds);
  expect(counts).toEqual({ read: 6, afterStep: 3, notRead: 39 });
  expect(mostFrequent.map(([extension]) => extension)).toEqual(['eml', 'xml', 'csv', 'dwg', 'zip']);
});
