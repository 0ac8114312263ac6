import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { forms } from '@/lib/forms/forms';
import { lineOf } from '@/lib/log';
import type { StoredMessage } from '@/lib/mail/store/leads';
import { sample } from '@/tests/forms/sample';
import { fixture, formPost, ipOf, jsonPost, mailboxes, payload, setUpMail } from './mail-fixture';

const isFullRun = process.env.TEST_FULL === '1';
if (isFullRun) vi.setConfig({ testTimeout: 600_000 });
/** The seed is fixed, except in the full run. There fast-check prints the seed of a failure. */
const runs = isFullRun ? { numRuns: 10_000 } : { numRuns: 500, seed: 1 };

setUpMail();

/** Is part of every hostile text and of no other. */
const MARK = 'zqxjk';

/** Texts that a visitor or an attacker could write. */
const TRICKS = [
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  "' onmouseover='x </p></body></html><!-- ]]> &lt;b&gt; &#13;&#10;Bcc: x@altrove.example",
  '<scr<script>ipt><svg/onload=alert(1)><img src=x onerror=alert(1)',
  String.raw`%0D%0ABcc:%20x@altrove.example \r\nBcc: x@altrove.example "\" $&$1`,
  '=?utf-8?B?PHNjcmlwdD4=?= =?utf-8?Q?=0D=0ABcc:_x?=',
  '<x@altrove.example> a@b.example, c@d.example; x＠altrove.example',
  ', ; : ( ) [ ] < > { \u00A0\u3000\uFFFD\u037E\u1FEF\u212A',
  'מחיר 10 מ"מ مرحبا e\u0301\u0323 𝒳 ßßß __proto__',
  '\0\u001B\u0085\u2028',
  '\u202E\u2066\u200B\uFEFF\u{E0041}',
  '\uD800',
  '\nTo: x@y.it\n\n<b>',
];
const hostilePart = fc.oneof(fc.constantFrom(...TRICKS), fc.string({ unit: 'binary', maxLength: 30 }));
const hostileText = fc.array(hostilePart, { maxLength: 4 }).map((parts) => MARK + parts.join(''));

type Fields = Record<string, unknown>;
const validSubmissions: Fields[] = [
  payload,
  ...Object.values(forms).map(({ name }) => ({ form: name, ...sample(name) })),
];
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 3 },
  fc.jsonValue({ maxDepth: 5 }),
  fc.constantFrom('', true, `${MARK}@altrove.example`, [mailboxes.info, 'x@y.it'], MARK.repeat(13_200)),
);
/** Valid submissions with up to two values changed or keys added. By `fromEntries`, so that `__proto__` is an ordinary key. */
const changedSubmission = fc.constantFrom(...validSubmissions).chain((fields) => {
  const known = { arbitrary: fc.constantFrom(...Object.keys(fields)), weight: 8 };
  const key = fc.oneof(known, fc.constantFrom('bcc', 'html', '__proto__'), hostileText);
  const changes = fc.array(fc.tuple(key, anyValue), { maxLength: 2 });
  return changes.map((added) => Object.fromEntries([...Object.entries(fields), ...added]));
});

const asJson = (fields: Fields) => jsonPost(JSON.stringify(fields));

/**
 * Expects one of the documented responses.
 * @returns whether the submission was accepted
 */
async function expectDocumented(response: Response): Promise<boolean> {
  const { status } = response;
  const location = response.headers.get('location') ?? '';
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (status === 303) expect(location).toMatch(/^\/[a-z/-]+(?:#errore-\w+)?$/);
  if (status === 303) return !location.includes('#');
  expect([200, 400, 403, 413, 422]).toContain(status);
  if (response.headers.get('content-type')?.startsWith('text/html')) return false;
  const answer: { success: boolean; error?: { message: string } } = await response.json();
  expect(answer.success).toBe(status === 200);
  if (!answer.success) expect(answer.error?.message).toMatch(/^[A-ZÈ].{10,}\.$/);
  return answer.success;
}

/** The tags of our own HTML. */
const TAGS = /<(?:!doctype html|html lang="it"|meta charset="utf-8"|br|\/?(?:html|head|body|h1|p|strong))>/g;

/** Expects that no text of a visitor has become a header, a recipient, a tag or a row. */
function expectOwnMail({ form, message: { to, from, replyTo, subject, html, text } }: StoredMessage): void {
  expect([mailboxes.mailTo, ...mailboxes.otherMailboxes]).toContain(to);
  expect(from).toMatch(/^"(?:Sito|[^<>@"\\,;:=?()]+ \(via sito\))" <sito@azienda\.example>$/u);
  for (const header of [from.normalize('NFKC'), subject, replyTo ?? ''])
    expect(header).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]|=\?/u);
  if (replyTo !== null) expect(replyTo).toMatch(/^[!-~]+@[a-z\d.-]+$/i);
  expect(html.replace(TAGS, '')).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
  // The labels in the HTML are those of the rows of the text and, except for the newsletter, of the long text after them.
  const labels = html.split('<strong>').length - 1;
  expect(text.split('\n').slice(2).indexOf('')).toBe(form === 'newsletter' ? labels : labels - 1);
}

it('every request is answered as documented, and stored as a safe mail only if the response says so', async () => {
  const keys = new Set<unknown>();
  let visitors = 0;
  await fc.assert(
    fc.asyncProperty(changedSubmission, fc.constantFrom(asJson, formPost), async (fields, encode) => {
      visitors += 1;
      fixture.log.length = 0;
      const client = { ip: ipOf(visitors) };
      const isAccepted = await expectDocumented(await fixture.handle(encode(fields), client));
      for (const entry of fixture.log) expect(lineOf(entry)).not.toMatch(/zqxjk|altrove|[\p{Cc}\p{Cf}]/iu);
      if (isAccepted) keys.add(fixture.log[0]?.key);
    }),
    runs,
  );
  const leads = await fixture.stored();
  expect(leads.length).toBeGreaterThan(20);
  expect(leads.filter(({ fields }) => JSON.stringify(fields).includes(MARK)).length).toBeGreaterThan(20);
  expect(new Set(leads.map(({ key }) => key))).toEqual(keys);
  for (const lead of leads) expectOwnMail(lead);
});
