import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHousekeeping } from '@/lib/mail/delivery/retention';
import type { Driver, Value } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { storeNotice } from '@/lib/mail/store/notices';
import { manualClock } from '../manual-clock';
import { DAY, failed, keyOf, openStore, SECOND, START } from './contract/kit';

const LIMITED = { networks: ['192.0.2.1'] as const, limit: { max: 1, windowS: 600 } };

let folder: string;
let driver: Driver;
/** What the work of every day asks of the database, with values. */
const statements = new Map<string, Value[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  driver = nodeDriver(folder);
  const store = await openStore({
    ...driver,
    all(statement, ...values) {
      statements.set(statement, values);
      return driver.all(statement, ...values);
    },
  });
  const { accept, claim, queue, events, leads, database } = store;
  for (const name of ['a', 'b']) await accept(name, {}, LIMITED);
  await accept('c', { byContent: true });
  await queue.settle(await claim(START), failed(), START);
  const probe = await claim(START + 5 * SECOND);
  await queue.settle(probe, { kind: 'sent', providerId: 'x', queryAt: START }, START + 5 * SECOND);
  await queue.takeTurn(START + 5 * SECOND);
  const query = await events.take(START + 6 * SECOND, START + DAY);
  if (query) await events.record(query, { event: 'bounced', queryAt: null, undelivered: 'x' });
  await events.nextAt();
  store.hasWaiting();
  await queue.age(START + 3 * DAY);
  const never = () => {
    throw new Error('no notice');
  };
  await storeNotice(database, never, { now: START, everyMs: DAY }).catch(() => {});
  const clock = manualClock(START);
  const keepHouse = createHousekeeping({ database, channels: ['mail', 'webhook'], clock, log: () => {} });
  for (let run = 0; run < 20; run += 1) {
    await keepHouse();
    clock.pass(DAY / 4);
  }
  await leads.byKey(keyOf('a'), 2, START);
  await leads.moveToSpam({ after: 0, limit: 10, filter: {} }, START + 10 * DAY);
  await leads.page({ order: 'newest', limit: 10 }, START);
});
afterAll(() => {
  driver.close();
  rmSync(folder, { recursive: true, force: true });
});

const planOf = (statement: string, values: Value[]) =>
  driver.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, ...values).map(({ detail }) => detail);

/** Steps that go through a whole table or index, or through all that waits. */
const WHOLE = /^SCAN (?!CONSTANT ROW|\(subquery)|^SEARCH \w+ USING .*deliveries_by_client \(channel=\?\)$/;
/** Indexes of dead letters, of which there are few. */
const FEW = /deliveries_dead/;

describe('the plans of the statements', () => {
  it('go through no table as a whole', () => {
    expect(statements.size).toBeGreaterThan(30);
    for (const [statement, values] of statements) {
      const steps = planOf(statement, values).filter((step) => WHOLE.test(step) && !FEW.test(step));
      expect(steps, statement).toEqual([]);
    }
  });

  it('sort nothing but the few probes and what has a key', () => {
    const sorting = [...statements].filter(([statement, values]) =>
      planOf(statement, values).some((step) => step.includes('TEMP B-TREE')),
    );
    const fair = [...statements.keys()].find((statement) => statement.includes('client_load a CROSS JOIN'));
    expect(fair).toBeDefined();
    expect(sorting.map(([statement]) => statement)).toEqual([
      expect.stringContaining('d.attempts > 0'),
      expect.stringContaining('key >= ? AND key < ?'),
    ]);
  });
});
