import { expect, it } from 'vitest';
import { daysPassed } from '@/scripts/fingerprint.mjs';
import { folderOfTest, put } from '@/tests/temporary';

it('daysPassed lists the past days on which an article was published: older builds are out of date', () => {
  const folder = folderOfTest();
  const head = 'date: 2026-05-12\npublishOn: "2026-06-01" # poi';
  put(folder, 'a.mdx', `---\n${head}\n---\ndate: 2020-01-01\n`);
  const daysOn = (day: string) => daysPassed(folder, new Date(`${day}T12:00:00Z`)).length;
  const days = ['2026-05-11', '2026-05-12', '2026-05-31', '2026-06-01'];
  expect(days.map(daysOn)).toEqual([0, 1, 1, 2]);
});
