import assert from 'node:assert/strict';
import type { Origin } from '@/lib/forms/origin';
import { acceptMessage, storeSent } from '@/lib/mail/store/accept';
import { StoreError, StoreFullError } from '@/lib/mail/store/driver';
import {
  addFigures,
  type CountedFigure,
  deleteOldestFigures,
  MAX_FIGURES,
  type StatsRequest,
} from '@/lib/mail/store/figures';
import { storeSiteMessage } from '@/lib/mail/store/notices';
import { type Case, DAY, from, keyOf, messageOf, openStore, START } from './kit';

type Store = Awaited<ReturnType<typeof openStore>>;

const arrival = (day: string, page: string, host = '', count = 1): CountedFigure => ({
  ...{ day, kind: 'arrival', page, host, count },
});
const missing = (day: string, page: string): CountedFigure => ({ day, kind: 'missing', page, count: 1 });

/** All figures, one in a page unless given, each in a line: week, kind, what there is of texts, count. */
async function statsOf({ leads }: Store, request: Partial<StatsRequest> = {}): Promise<string[]> {
  const lines: string[] = [];
  let after: readonly string[] | undefined;
  do {
    const { figures, next } = await leads.stats({ limit: 1, ...request, after });
    lines.push(...figures.map((figure) => Object.values(figure).filter(Boolean).join(' ')));
    after = next ?? undefined;
  } while (after);
  return lines;
}

/** What is stored of a day and kind: how many rows, and the sum of their counts. */
const rowsOf = ({ database }: Store, day: string, kind: string) =>
  database.all(
    'SELECT count(*) AS n, sum(count) AS sum FROM figures WHERE day = ? AND kind = ?',
    day,
    kind,
  )[0];

export const figureCases: Case[] = [
  {
    name: 'counts a lead with its message, once, by the day in Italy, form, page and campaign',
    async run(connect) {
      const store = await openStore(connect());
      const { accept, database } = store;
      const origin: Origin = {
        page: '/prezzi',
        campaign: { source: 'ordine', medium: null, campaign: 'così' },
      };
      // In Rome it is past midnight.
      const receivedAt = Date.parse('2026-03-08T23:30:00Z');
      await accept('a', { origin, receivedAt });
      await accept('b', { origin });
      const limited = { ...from('192.0.2.7'), limit: { max: 1, windowS: 600 } };
      await accept('c', { form: 'demo' }, limited);
      await accept('d', { origin: { page: '/prezzi', campaign: null } });
      // A repeat, a key that was used, spam, a message of the site, one beyond the limit, one that is not committed.
      await accept('b', { origin });
      await accept('e', { key: keyOf('b') });
      await accept('f', { spam: true });
      await storeSiteMessage(database, messageOf('g', { form: 'notice' }));
      assert.equal((await accept('h', {}, limited)).outcome, 'limited');
      const failing = acceptMessage(database, messageOf('i'), from('192.0.2.1'), {
        channels: ['mail'],
        stored: () => {
          throw new StoreError('no alarm');
        },
      });
      await assert.rejects(failing);
      assert.deepEqual(await statsOf(store), [
        '2026-03-02 lead contact /prezzi 1',
        '2026-03-02 lead contact /prezzi ordine così 1',
        '2026-03-02 lead demo 1',
        '2026-03-09 lead contact /prezzi ordine così 1',
      ]);
    },
  },
  {
    name: 'counts what is stored after it was sent, once',
    async run(connect) {
      const store = await openStore(connect());
      const sent = { channel: 'mail', networks: ['192.0.2.1'], sentAt: START, providerId: 'x' } as const;
      const stored = (name: string, options = {}) =>
        storeSent(
          store.database,
          { ...sent, message: messageOf(name, options) },
          { channels: ['mail'], now: START + 9 * DAY, queryAt: undefined },
        );
      await store.accept('a');
      for (const name of ['a', 'b', 'b']) await stored(name);
      await stored('c', { spam: true });
      assert.deepEqual(await statsOf(store), ['2026-03-02 lead contact 2']);
    },
  },
  {
    name: 'keeps the figures of what is erased or deleted',
    async run(connect) {
      const store = await openStore(connect());
      for (const name of ['a', 'b']) await store.accept(name);
      await store.sendAll(START);
      await store.leads.erase(keyOf('a'), START + DAY);
      await store.leads.purge('sent', START + DAY, 9);
      assert.deepEqual(await store.counts(), {});
      assert.deepEqual(await statsOf(store), ['2026-03-02 lead contact 2']);
    },
  },
  {
    name: 'adds up what several processes count',
    async run(connect) {
      const [one, two] = [await openStore(connect()), await openStore(connect())];
      const day = '2026-03-05';
      await Promise.all(
        [one, two, one].map(({ database }) =>
          addFigures(database, [arrival(day, '/', 'a.example', 2), missing(day, '/x')]),
        ),
      );
      assert.deepEqual(await statsOf(two), ['2026-03-02 arrival / a.example 6', '2026-03-02 missing /x 3']);
    },
  },
  {
    name: 'adds all figures or none, and none where hardly any room is left',
    async run(connect) {
      const store = await openStore(connect());
      const broken = { ...arrival('2026-03-05', '/'), day: null as unknown as string };
      await assert.rejects(addFigures(store.database, [arrival('2026-03-05', '/'), broken]), StoreError);
      const full = await openStore(connect({ isFull: true }));
      await assert.rejects(addFigures(full.database, [arrival('2026-03-05', '/')]), StoreFullError);
      assert.deepEqual(await statsOf(store), []);
    },
  },
  {
    name: 'bounds the figures of a day and kind, and counts the rest without its texts',
    async run(connect) {
      const store = await openStore(connect());
      const [day, next] = ['2026-03-05', '2026-03-06'];
      const names = Array.from({ length: MAX_FIGURES + 2 }, (_, index) => `/${index}`);
      await addFigures(
        store.database,
        names.flatMap((name) => [arrival(day, name, 'a.example'), missing(day, name)]),
      );
      const counted = { n: MAX_FIGURES, sum: MAX_FIGURES };
      assert.deepEqual({ ...rowsOf(store, day, 'arrival') }, { n: MAX_FIGURES + 1, sum: MAX_FIGURES + 2 });
      assert.deepEqual({ ...rowsOf(store, day, 'missing') }, counted);
      // What has a figure goes on counting; another day has room of its own.
      await addFigures(store.database, [
        arrival(day, '/0', 'a.example'),
        missing(day, '/0'),
        arrival(next, '/500'),
      ]);
      assert.deepEqual({ ...rowsOf(store, day, 'arrival') }, { n: MAX_FIGURES + 1, sum: MAX_FIGURES + 3 });
      assert.deepEqual({ ...rowsOf(store, day, 'missing') }, { ...counted, sum: MAX_FIGURES + 1 });
      const found = await statsOf(store, { limit: 400 });
      assert.deepEqual(
        [found[0], found.filter((line) => line.includes('/500'))],
        ['2026-03-02 arrival 2', ['2026-03-02 arrival /500 1']],
      );

      for (const [index, page] of names.entries()) {
        const form = index % 2 ? 'contact' : 'demo';
        await store.accept(`n${index}`, { form, origin: { page, campaign: null } });
      }
      const leads = await statsOf(store, { limit: 400 });
      for (const form of ['contact', 'demo']) {
        assert.ok(leads.includes(`2026-03-02 lead ${form} 1`), form);
      }
      assert.deepEqual({ ...rowsOf(store, day, 'lead') }, { n: MAX_FIGURES + 2, sum: MAX_FIGURES + 2 });
    },
  },
  {
    name: 'gives the figures by week from Monday, in the days that are asked for, page by page',
    async run(connect) {
      const store = await openStore(connect());
      const days = [
        ...['2025-12-28', '2025-12-29', '2026-01-04', '2026-01-05'],
        ...['2026-03-02', '2026-03-08', '2026-03-09'],
      ];
      await addFigures(
        store.database,
        days.flatMap((day) => [arrival(day, '/b'), arrival(day, '/a'), missing(day, '/c')]),
      );
      const weekOf = (week: string, n: number) => [
        `${week} arrival /a ${n}`,
        `${week} arrival /b ${n}`,
        `${week} missing /c ${n}`,
      ];
      const all = [
        ...weekOf('2025-12-22', 1),
        ...weekOf('2025-12-29', 2),
        ...weekOf('2026-01-05', 1),
        ...weekOf('2026-03-02', 2),
        ...weekOf('2026-03-09', 1),
      ];
      for (const limit of [1, 2, 3, 4, 100]) assert.deepEqual(await statsOf(store, { limit }), all);
      assert.equal((await store.leads.stats({ limit: 4 })).figures.length, 4);
      assert.deepEqual(await statsOf(store, { from: '2026-01-04', to: '2026-03-02' }), [
        ...weekOf('2025-12-29', 1),
        ...weekOf('2026-01-05', 1),
        ...weekOf('2026-03-02', 1),
      ]);
      assert.deepEqual(await statsOf(store, { from: '2026-03-10' }), []);
      assert.deepEqual(await statsOf(store, { to: '2025-12-27' }), []);
    },
  },
  {
    name: 'deletes figures of more than 25 months, a day at a time',
    async run(connect) {
      const store = await openStore(connect());
      const days = ['2023-12-31', '2024-02-04', '2024-02-05', '2026-03-05'];
      await addFigures(
        store.database,
        days.flatMap((day) => [arrival(day, '/a'), missing(day, '/b')]),
      );
      const steps: boolean[] = [];
      for (let step = 0; step < 3; step += 1) steps.push(await deleteOldestFigures(store.database, START));
      assert.deepEqual(steps, [true, true, false]);
      const left = store.database.all<{ day: string }>('SELECT DISTINCT day FROM figures ORDER BY day');
      assert.deepEqual(
        left.map(({ day }) => day),
        days.slice(2),
      );
    },
  },
];
