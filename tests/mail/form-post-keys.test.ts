import { expect, it } from 'vitest';
import { contractStores, remoteKeyOf } from '../worker/contract-store';

const newStore = contractStores();

it('gives a repeat of a form post its first key, also in the next life of a Durable Object', async () => {
  const url = newStore();
  const key = await remoteKeyOf(url, 'first', 'a');
  expect(await remoteKeyOf(url, 'first', 'a')).toBe(key);
  expect(await remoteKeyOf(url, 'next', 'a')).toBe(key);
  expect(await remoteKeyOf(url, 'first', 'b')).not.toBe(key);
});

it('gives a repeat its first key while the database of a Durable Object fails, and once it works again', async () => {
  const url = newStore();
  const before = await remoteKeyOf(url, 'first', 'before');
  const meanwhile = await remoteKeyOf(url, 'first', 'meanwhile', true);
  expect(meanwhile).toMatch(/^[\da-f-]{36}$/);
  expect(await remoteKeyOf(url, 'first', 'before', true)).toBe(before);
  expect(await remoteKeyOf(url, 'first', 'meanwhile', true)).toBe(meanwhile);
  expect(await remoteKeyOf(url, 'first', 'meanwhile')).toBe(meanwhile);
  expect(await remoteKeyOf(url, 'next', 'meanwhile')).toBe(meanwhile);
});
