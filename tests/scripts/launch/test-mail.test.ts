import { expect, it, onTestFinished } from 'vitest';
import { parseSettings } from '@/lib/settings';
import { testMail } from '@/scripts/launch/test-mail';
import { site } from '@/tests/fixture-site';
import { startFakeProvider } from '@/tests/mail/fake-provider';

/** Sends a test message to a fake provider. @returns the notes for the owner, and the delivered mails */
async function send(apiKey: string) {
  const { baseUrl, delivered, close } = await startFakeProvider();
  onTestFinished(close);
  const env = { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl };
  return { notes: await testMail(parseSettings(env, site), 'Marchio'), delivered };
}

it('sends a test message to the company, and describes it to the owner', async () => {
  const { notes, delivered } = await send('re_prova');
  const [mail] = delivered;
  const from = `"Marchio (sito)" <${site.mail.from}>`;
  expect(mail?.payload).toMatchObject({ to: site.mail.info, from });
  for (const words of [site.mail.info, `«${mail?.payload.subject}»`, 'Se non arriva'])
    expect(notes.join('\n')).toContain(words);
});

it('reports why the message could not be sent, and how to fix it', async () => {
  const { notes, delivered } = await send('chiave-altrui');
  expect(notes).toEqual([
    {
      what: expect.stringMatching(/^Il messaggio di prova non è partito: \S/),
      where: 'impostazioni RESEND_API_KEY, MAIL_FROM e MAIL_TO',
      fix: expect.stringContaining('Resend, Domains'),
    },
  ]);
  expect(delivered).toEqual([]);
});
