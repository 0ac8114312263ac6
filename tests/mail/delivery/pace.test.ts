import { describe, expect, it } from 'vitest';
import { contact, demo, jsonPost, partner } from '../mail-fixture';
import { clock, fakeProvider, fixture, HOUR, open, setUpDelivery, submit } from './delivery-fixture';

setUpDelivery();

/** Lets time pass, then the delivery do what is due. */
async function later(ms: number, to = fixture): Promise<void> {
  clock.pass(ms);
  await to.delivery.drain();
}

describe('the pace (D3)', () => {
  it('leaves a distance between attempts', async () => {
    const moments: number[] = [];
    const paced = await open({
      perSecond: 2,
      failpoint: (point) => point === 'in-drain' && moments.push(clock.now()),
    });
    for (const body of [contact, demo, partner]) void submit(body, paced);
    await expect
      .poll(
        () => {
          clock.pass(50);
          return moments.length;
        },
        { timeout: 10_000, interval: 10 },
      )
      .toBe(3);
    const [first = 0, second = 0, third = 0] = moments;
    expect(second - first).toBeGreaterThanOrEqual(500);
    expect(third - second).toBeGreaterThanOrEqual(500);
    await paced.delivery.idle();
  });

  it('sends no more than an hour’s pace; a flood waits, is accepted all the same, and follows', async () => {
    const paced = await open({ perHour: 3 });
    for (let index = 0; index < 7; index += 1) await submit({ ...contact, firstName: `N${index}` }, paced);
    expect(await paced.count()).toEqual({ sent: 3, waiting: 4 });
    await later(HOUR - 1000, paced);
    expect(fakeProvider.delivered).toHaveLength(3);
    await later(1001, paced);
    expect(fakeProvider.delivered).toHaveLength(6);
    await paced.delivery.stop();
    // A restart begins no new hour.
    const next = await open({ perHour: 3, spoolDir: paced.spool.root });
    await next.delivery.start();
    await next.delivery.idle();
    expect(fakeProvider.delivered).toHaveLength(6);
    await later(HOUR + 1, next);
    expect(await next.count()).toEqual({ sent: 7 });
  });

  it('lets clients take turns, and gives the hour out evenly, part of it to fresh clients', async () => {
    const paced = await open({ perHour: 20, provider: undefined });
    for (let index = 0; index < 30; index += 1) {
      await paced.handle(jsonPost({ ...contact, firstName: `N${index}` }), { address: '192.0.2.1' });
    }
    await paced.handle(jsonPost(demo), { address: '192.0.2.2' });
    const sending = await open({ perHour: 20, spoolDir: paced.spool.root });
    await sending.delivery.drain();
    const subjects = () => fakeProvider.delivered.map(({ payload }) => payload.subject);
    expect(subjects()).toEqual(['Richiesta demo: Studio Bianchi', ...Array(7).fill(subjects()[1])]);
    await sending.handle(jsonPost(partner), { address: '192.0.2.3' });
    await sending.delivery.idle();
    expect(subjects()).toHaveLength(9);
    expect(subjects()[8]).toBe('Nuova candidatura partner: Rossi & Figli');
    // The next turn is minutes away, and goes to the client with the least load.
    await sending.handle(jsonPost(demo), { address: '192.0.2.4' });
    await sending.delivery.idle();
    expect(subjects()).toHaveLength(9);
    await later(HOUR / 6, sending);
    expect(subjects()[9]).toBe('Richiesta demo: Studio Bianchi');
    expect(subjects()).toHaveLength(10);
  });
});

describe('a clock that is set back', () => {
  it('makes no wait for the pace longer', async () => {
    const paced = await open({ perSecond: 1 });
    await submit(contact, paced);
    clock.set(clock.now() - HOUR);
    await paced.handle(jsonPost(demo));
    await expect
      .poll(
        () => {
          clock.pass(100);
          return fakeProvider.received.length;
        },
        { timeout: 10_000, interval: 10 },
      )
      .toBe(2);
    await paced.delivery.idle();
  });

  it('makes no wait for the provider longer', async () => {
    fakeProvider.replies.push('500-json');
    await submit(contact);
    clock.set(clock.now() - HOUR);
    // The setting back is noticed here.
    await later(0);
    await later(5000);
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('does not let mails that are dated ahead use up the hour', async () => {
    const paced = await open({ perHour: 1 });
    await submit(contact, paced);
    await paced.delivery.stop();
    clock.set(clock.now() - 24 * HOUR);
    const next = await open({ perHour: 1, spoolDir: paced.spool.root });
    await next.delivery.start();
    await submit(demo, next);
    expect(await next.count()).toEqual({ sent: 2 });
  });
});
