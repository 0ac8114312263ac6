import { expect, it } from 'vitest';
import type { Value } from '@/lib/mail/store/database';
import { folderOfTest } from '@/tests/temporary';
import {
  compose,
  HIGH_PACE,
  HOUR,
  MINUTE,
  openStore,
  REJECTED,
  START,
  UNKNOWN,
} from './contract/contract-fixture';
import { connectTo } from './disk';

it('no statement scans a whole table or sorts', async () => {
  const database = connectTo(folderOfTest());
  const statements = new Map<string, readonly Value[]>();
  const all: typeof database.all = (statement, values = []) => {
    statements.set(statement, values);
    return database.all(statement, values);
  };
  const run: typeof database.run = (statement, values = []) => {
    statements.set(statement, values);
    return database.run(statement, values);
  };
  const store = openStore({ ...database, all, run }, { compose, pace: { ...HIGH_PACE, perHour: 3 } });
  // Enough for every statement: repeats, failures, and digests that are rejected and sent.
  await store.accept('a b c d e f g');
  await store.accept('h', { byContent: true });
  await store.attempt(UNKNOWN);
  for (const [index, outcome] of [REJECTED, undefined, REJECTED, REJECTED, undefined].entries())
    await store.attempt(outcome, START + HOUR + index * MINUTE);
  expect(statements.size).toBeGreaterThan(30);
  for (const [statement, values] of statements) {
    const plan = database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, values);
    const steps = plan.map(({ detail }) => detail).join('\n');
    // SCAN reads a whole table, and TEMP B-TREE sorts. Only messages with a started attempt may be sorted: they are few.
    if (!steps.includes('deliveries_begun'))
      expect(steps, statement).not.toMatch(/^SCAN (?!CONST)|TEMP B-TREE/m);
  }
});
