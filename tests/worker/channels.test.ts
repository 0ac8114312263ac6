import { afterEach, expect, it } from 'vitest';
import { type FakeReceiver, SECRET, startFakeReceiver } from '../mail/fake-receiver';
import { demo, errorOf, newsletter } from '../mail/mail-fixture';
import { fastWorkerd } from './fast-workerd';
import type { Workerd } from './workerd';

let receiver: FakeReceiver;
let worker: Workerd;
afterEach(async () => {
  await worker.remove();
  await receiver.close();
});

async function open(variables: Record<string, string> = {}) {
  receiver = await startFakeReceiver();
  const webhook = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: SECRET };
  worker = await fastWorkerd({ speed: 50, variables: { ...webhook, ...variables } });
  await worker.start();
}

const post = (body: object) =>
  fetch(`${worker.url}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('posts each lead to the webhook, also after a kill, and no sign-up', async () => {
  await open();
  receiver.faults.push({ status: 503 }, { status: 503 });
  const answer: { id: string } = await (await post(demo)).json();
  expect((await post(newsletter)).status).toBe(200);
  await worker.kill();
  await worker.start();
  await expect.poll(() => [...receiver.taken.keys()], { timeout: 30_000 }).toEqual([answer.id]);
  expect(JSON.parse(receiver.taken.get(answer.id)?.body ?? '').data).toMatchObject({
    form: 'demo',
    fields: { nomeAzienda: 'Studio Bianchi' },
  });
});

it('takes no mail server: forms say 503, and the log names the setting without its password', async () => {
  await open({ SMTP_URL: 'smtps://utente:parolasegreta@mail.azienda.example' });
  const answer = await post(demo);
  expect([answer.status, (await errorOf(answer)).code]).toEqual([503, 'unavailable']);
  expect(worker.output()).toContain('SMTP_URL');
  expect(worker.output()).not.toContain('parolasegreta');
});
