import { expect, it } from 'vitest';
import { createAlarmClock } from '@/lib/mail/durable-object/alarm-clock';
import { manualClock } from './manual-clock';

const START = 1_000_000;

function open() {
  const alarms: number[] = [];
  const real = manualClock(START);
  const clock = createAlarmClock((at) => alarms.push(at - START), real);
  const called: string[] = [];
  const schedule = (ms: number, name: string) => clock.schedule(ms, () => called.push(name));
  return { alarms, real, clock, called, schedule };
}

it('ends short waits by timers, and long ones only when the alarm has gone off', () => {
  const { real, clock, called, schedule } = open();
  schedule(10_000, 'short');
  schedule(10_001, 'long');
  const cancel = schedule(10_002, 'cancelled');
  cancel();
  schedule(60_000, 'later');
  real.pass(30_000);
  expect(called).toEqual(['short']);
  clock.runDue();
  expect(called).toEqual(['short', 'long']);
  real.pass(30_000);
  clock.runDue();
  clock.runDue();
  expect(called).toEqual(['short', 'long', 'later']);
});

it('replaces the alarm of the life before, which it does not know', () => {
  const { alarms, real, clock } = open();
  clock.wakeIn(5000);
  const next = createAlarmClock((at) => alarms.push(at - START), real);
  next.wakeIn(30_000);
  next.wakeIn(40_000);
  expect(alarms).toEqual([5000, 30_000]);
});

it('keeps the earliest alarm until it has gone off', () => {
  const { alarms, real, clock } = open();
  clock.wakeIn(30_000);
  clock.wakeIn(5000);
  clock.wakeIn(20_000);
  expect(alarms).toEqual([30_000, 5000]);
  real.pass(5000);
  clock.runDue();
  clock.wakeIn(30_000);
  expect(alarms).toEqual([30_000, 5000, 35_000]);
});
