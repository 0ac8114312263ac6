import { asFormPost, contact, demo, newsletter, payload } from '../mail-fixture';
import type { Abuse } from './case';
import { form, json } from './wire';

let keys = 0;
function freshKey(): string {
  keys += 1;
  return `0b6f0d1e-abcd-4222-8333-${keys.toString(16).padStart(12, '0')}`;
}
const keyed = (key: string) => [['Idempotency-Key', key]] as const;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

function replay(): Abuse {
  const line = json(contact, keyed(freshKey()));
  return {
    tries: 'one key 50 times at once',
    lines: times(50, () => line),
    statuses: 200,
    mails: 1,
    together: true,
  };
}

function reuse(): Abuse {
  const key = freshKey();
  const lines = [
    json(contact, keyed(key)),
    json(demo, keyed(key)),
    json({ ...contact, message: 'altro' }, keyed(key)),
  ];
  return { tries: 'one key for other contents', lines, statuses: [200, 409, 409], mails: 1 };
}

function race(): Abuse {
  const key = freshKey();
  const lines = times(20, (index) => json({ ...payload, subject: `n. ${index}` }, keyed(key)));
  return {
    tries: 'one key for 20 contents at once',
    lines,
    statuses: [200, ...Array<number>(19).fill(409)],
    mails: 1,
    together: true,
  };
}

function capitals(): Abuse {
  const key = freshKey();
  const lines = [
    json(contact, keyed(key)),
    json(contact, keyed(key.toUpperCase())),
    form(asFormPost(contact), keyed(key)),
  ];
  return { tries: 'one key in capitals and as a form post', lines, statuses: [200, 200, 303], mails: 1 };
}

const BAD_KEYS = [
  '',
  '1',
  '../../../etc/passwd',
  '%2e%2e%2f',
  '*',
  'x'.repeat(5000),
  'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa.eml',
];

export const repeats: readonly Abuse[] = [
  replay(),
  reuse(),
  race(),
  capitals(),
  ...BAD_KEYS.map(
    (key): Abuse => ({
      tries: `the key ${key.slice(0, 20)}`,
      lines: [json(contact, keyed(key))],
      statuses: 422,
    }),
  ),
  { tries: 'two keys', lines: [json(contact, [...keyed(freshKey()), ...keyed(freshKey())])], statuses: 422 },
];

/** The `limited` server takes three submissions an address. */
const flood = (tries: string, line: (index: number) => string, more: Partial<Abuse> = {}): Abuse => ({
  tries,
  lines: times(8, line),
  statuses: [200, 200, 200, 429, 429, 429, 429, 429],
  mails: 3,
  server: 'limited',
  ...more,
});

const hop = (index: number) => `198.51.100.${index}`;
const forms = [contact, demo, newsletter];

export const floods: readonly Abuse[] = [
  flood('the same message again and again', () => json(contact)),
  flood('another X-Forwarded-For each time', (index) => json(contact, [['X-Forwarded-For', hop(index)]])),
  flood('a longer X-Forwarded-For each time', (index) =>
    json(contact, [['X-Forwarded-For', times(index + 1, hop).join(', ')]]),
  ),
  ...['Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'].map((name) =>
    flood(`another ${name} each time`, (index) =>
      json(contact, [[name, name === 'Forwarded' ? `for=${hop(index)}` : hop(index)]]),
    ),
  ),
  flood('another form each time', (index) => json(forms[index % 3])),
  flood('another key each time', () => json(contact, keyed(freshKey()))),
  flood('another agent and host each time', (index) =>
    json(payload, [['User-Agent', `x${index}`]], { host: [['Host', `h${index}.example`]] }),
  ),
  flood('all at once', (index) => json({ ...contact, message: `n. ${index}` }), { together: true }),
  flood('the trap field filled', () => json({ ...contact, rg_vuoto: '1' }), { mails: 0 }),
  flood('form posts', (index) => form(asFormPost({ ...demo, note: `n. ${index}` })), {
    statuses: Array<number>(8).fill(303),
  }),
  flood('the same form post again and again', () => form(asFormPost(demo)), {
    statuses: Array<number>(8).fill(303),
    mails: 1,
  }),
];
