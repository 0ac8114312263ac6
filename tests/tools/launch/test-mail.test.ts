import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSettings } from '@/lib/settings';
import { testMail } from '@/lib/tools/launch/test-mail';
import { type FakeProvider, startFakeProvider } from '@/tests/mail/fake-provider';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

const site = {
  url: 'https://www.azienda.example',
  mail: { info: 'info@azienda.example', from: 'sito@azienda.example' },
};
const send = (apiKey: string) => {
  const env = { RESEND_API_KEY: apiKey, RESEND_BASE_URL: provider.baseUrl };
  return testMail(parseSettings(env, site), 'Marchio');
};

it('sends a test message to the company, and tells the owner what to look for', async () => {
  const notes = await send('re_prova');
  const [{ payload } = { payload: {} }] = provider.delivered;
  expect(payload).toMatchObject({
    to: 'info@azienda.example',
    from: '"Marchio (sito)" <sito@azienda.example>',
  });
  for (const words of [
    'info@azienda.example',
    `«${'subject' in payload && payload.subject}»`,
    'Se non arriva',
  ])
    expect(notes.join('\n')).toContain(words);
});

it('says why it could not be sent, and what to look at', async () => {
  expect(await send('chiave-altrui')).toEqual([
    {
      what: expect.stringMatching(/^Il messaggio di prova non è partito: \S/),
      where: 'impostazioni RESEND_API_KEY, MAIL_FROM e MAIL_TO',
      fix: expect.stringContaining('Resend, Domains'),
    },
  ]);
  expect(provider.delivered).toEqual([]);
});
