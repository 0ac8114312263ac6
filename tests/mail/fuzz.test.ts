import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Field } from '@/lib/forms/field';
import { type FormName, forms } from '@/lib/forms/forms';
import { lineOf } from '@/lib/log';
import type { Lead } from '@/lib/mail/store/leads';
import { sample } from '@/tests/forms/sample';
import { asFormPost, boxes, fixture, jsonPost, setUpMail } from './mail-fixture';

const isFull = process.env.TEST_FULL === '1';
if (isFull) vi.setConfig({ testTimeout: 600_000 });
/** How often each property is checked. The seed is fixed, except in the full run, where fast-check prints that of a failure. */
const runs = (numRuns: number) => (isFull ? { numRuns: numRuns * 20 } : { numRuns, seed: 1 });

setUpMail();

/** Part of every submitted text and nowhere else, so a text that contains it comes from outside. */
const MARK = 'zqxjk';

/** Texts that a person or an attacker could write, and that every field accepts. */
const ACCEPTED = [
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  "' onmouseover='x </p></body></html><!-- ]]> &lt;b&gt; &#13;&#10;Bcc: x@altrove.example",
  '<scr<script>ipt><svg/onload=alert(1)><img src=x onerror=alert(1)',
  String.raw`%0D%0ABcc:%20x@altrove.example \r\nBcc: x@altrove.example "\" $&$1`,
  '=?utf-8?B?PHNjcmlwdD4=?= =?utf-8?Q?=0D=0ABcc:_x?=',
  '<x@altrove.example> a@b.example, c@d.example; x＠altrove.example',
  ', ; : ( ) [ ] < > { \u00A0\u3000\uFFFD\u037E\u1FEF\u212A',
  'מחיר 10 מ"מ مرحبا e\u0301\u0323 𝒳 ßßß __proto__',
];
/** Texts with characters that fields refuse or lose. */
const REFUSED = [
  '\0\u001B\u0085\u2028',
  '\u202E\u2066\u200B\uFEFF\u{E0041}',
  '\uD800',
  '\nTo: x@y.it\n\n<b>',
  '\rX: y',
];
const textOf = (parts: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 30 })), {
      maxLength: 5,
    })
    .map((chosen) => MARK + chosen.join(''));
const hostile = textOf([...ACCEPTED, ...REFUSED]);
const line = textOf(ACCEPTED).map((text) => {
  const visible = text.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...visible].slice(0, 95).join('').trim();
});
const lines = fc.tuple(line, line).map((texts) => `Un testo abbastanza lungo:\n${texts.join('\n')}`);

type Fields = Record<string, unknown>;

/** Valid submissions of a form, with any words in its texts. */
function validForm(name: FormName): fc.Arbitrary<Fields> {
  const texts: Record<string, fc.Arbitrary<string>> = {};
  for (const [key, field] of Object.entries<Field>(forms[name].fields)) {
    if (field.kind === 'textarea') texts[key] = lines;
    else if (field.kind === 'input' && !field.attributes.type && !field.attributes.inputMode)
      texts[key] = line;
  }
  return fc.record(texts).map((words) => ({ ...sample(name), form: name, ...words }));
}
const validPayload: fc.Arbitrary<Fields> = fc.record({
  to: fc.constantFrom(boxes.info, ...boxes.others),
  replyTo: fc.constantFrom("o'neill+x@cliente.example", '!#$%&*/^_`{|}~-@a.b-c.EXAMPLE'),
  subject: line,
  body: lines,
  from: line,
  senderName: line,
});
const valid = fc.oneof(...Object.values(forms).map(({ name }) => validForm(name)), validPayload);

const key = fc.oneof(
  fc.constantFrom('to', 'replyTo', 'email', 'message', 'gdpr', 'bcc', 'html', 'form', '__proto__'),
  hostile,
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 5 }),
  fc.array(hostile, { maxLength: 3 }),
  fc.constantFrom('', true, `${MARK}@altrove.example`, [boxes.info, 'x@y.it'], MARK.repeat(13_200)),
);
/** Such submissions with values changed and keys added; defined, so that `__proto__` is a key like any other. */
const changed = fc
  .tuple(valid, fc.array(fc.tuple(key, value), { maxLength: 3 }))
  .map(([fields, changes]) => Object.fromEntries([...Object.entries(fields), ...changes]));

type Body = { type: string; bytes: Buffer };
const asJson = (fields: Fields): Body => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(fields)),
});
const asForm = (fields: Fields): Body => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(`${new URLSearchParams(asFormPost(fields))}`),
});
const encoding = fc.constantFrom(asJson, asForm);
const post = ({ type, bytes }: Body) => jsonPost(bytes, { 'Content-Type': type });

/** Expects one of the documented responses. @returns whether the submission was accepted */
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

const TAGS = /<(?:!doctype html|html lang="it"|meta charset="utf-8"|br|\/?(?:html|head|body|h1|p|strong))>/g;

/** Expects that no text from outside has become a header, a recipient, a tag or a row. */
function expectOwnMail({ form, message: { to, from, replyTo, subject, html, text } }: Lead): void {
  expect([boxes.mailTo, ...boxes.others]).toContain(to);
  expect(from).toMatch(/^"(?:Sito|[^<>@"\\,;:=?()]+ \(via sito\))" <sito@azienda\.example>$/u);
  for (const value of [from.normalize('NFKC'), subject, replyTo ?? ''])
    expect(value).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]|=\?/u);
  if (replyTo !== null) expect(replyTo).toMatch(/^[!-~]+@[a-z\d.-]+$/i);
  expect(html.replace(TAGS, '')).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
  // Each row of the text has its label in the HTML; so has the long text after them, where there is one.
  const labels = html.split('<strong>').length - 1;
  expect(text.split('\n').slice(2).indexOf('')).toBe(form === 'newsletter' ? labels : labels - 1);
}

let visitors = 0;
/** Sends a request, each from another visitor, and expects a documented answer and a safe log. @returns the key, if accepted */
async function send(request: Request): Promise<string | undefined> {
  visitors += 1;
  fixture.log.length = 0;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const isAccepted = await expectDocumented(await fixture.handle(request, { address }));
  for (const entry of fixture.log) expect(lineOf(entry)).not.toMatch(/zqxjk|altrove|[\p{Cc}\p{Cf}]/iu);
  return isAccepted ? String(fixture.log[0]?.key) : undefined;
}

it('every request is answered as documented, and stored only if the response says so', async () => {
  const keys = new Set<string>();
  await fc.assert(
    fc.asyncProperty(changed, encoding, async (fields, encode) => {
      const key = await send(post(encode(fields)));
      if (key) keys.add(key);
    }),
    runs(400),
  );
  const leads = await fixture.stored();
  expect(leads.length).toBeGreaterThan(20);
  expect(new Set(leads.map(({ key }) => key))).toEqual(keys);
  for (const lead of leads) expectOwnMail(lead);
});

it('the words of a visitor arrive complete, and only as text', async () => {
  const sent = new Map<string, Fields>();
  await fc.assert(
    fc.asyncProperty(valid, encoding, async (fields, encode) => {
      // Only a script sends a payload.
      const key = await send(post(fields.form ? encode(fields) : asJson(fields)));
      if (!key) throw new Error('refused');
      sent.set(key, fields);
    }),
    runs(100),
  );
  const leads = await fixture.stored();
  expect(new Set(leads.map(({ key }) => key))).toEqual(new Set(sent.keys()));
  for (const lead of leads) {
    expectOwnMail(lead);
    for (const [name, text] of Object.entries(sent.get(lead.key) ?? {})) {
      if (!`${text}`.includes(MARK)) continue;
      expect(lead.fields[name]).toBe(text);
      expect(lead.message.text).toContain(text);
    }
  }
});
