import { afterEach, expect, it } from 'vitest';
import { parseSettings } from '@/lib/settings';
import { tryMailServer, tryWebhook } from '@/lib/tools/launch/channels';
import { freePort } from '@/tests/free-port';
import { startFakeMailServer } from '../../mail/fake-mail-server';
import { SECRET, startFakeReceiver } from '../../mail/fake-receiver';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const settingsOf = (env: Record<string, string>) =>
  parseSettings(env, {
    url: 'https://www.azienda.example',
    mail: { info: 'a@a.example', from: 'b@a.example' },
  });

it('logs in to the mail server, and says why that fails without the password', async () => {
  const mailServer = await startFakeMailServer({ user: { name: 'sito', pass: 'parolasegreta' } });
  closing.push(mailServer.close);
  const address = (pass: string, port = mailServer.port) =>
    settingsOf({ SMTP_URL: `smtp://sito:${pass}@127.0.0.1:${port}` });
  expect(await tryMailServer(settingsOf({}))).toEqual([]);
  expect(await tryMailServer(address('parolasegreta'))).toEqual([]);
  const [refused] = await tryMailServer(address('altra'));
  expect(refused).toMatchObject({
    where: 'impostazione SMTP_URL',
    what: expect.stringContaining('password'),
  });
  const [away] = await tryMailServer(address('parolasegreta', await freePort()));
  expect(JSON.stringify(away)).toMatch(/ECONNREFUSED/);
  expect(JSON.stringify([refused, away])).not.toMatch(/parolasegreta|altra/);
  expect(mailServer.taken).toEqual([]);
});

it('pings the webhook when asked to, and says where to look where that fails', async () => {
  const receiver = await startFakeReceiver();
  closing.push(receiver.close);
  const settings = settingsOf({ LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: SECRET });
  expect(await tryWebhook(settingsOf({}), true)).toEqual([]);
  expect(await tryWebhook(settings, false)).toEqual([{ unseen: expect.stringContaining('--test-webhook') }]);
  expect(receiver.requests).toEqual([]);
  expect(await tryWebhook(settings, true)).toEqual([expect.stringContaining('ha preso')]);
  receiver.faults.push({ status: 410 });
  const [finding] = await tryWebhook(settings, true);
  expect(finding).toMatchObject({ what: expect.stringContaining('(410)') });
  expect(JSON.stringify(finding)).not.toMatch(/segretissimo|whsec_[A-Za-z]{3}/);
});
