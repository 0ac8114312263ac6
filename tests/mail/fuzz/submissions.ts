import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Field } from '@/lib/forms/field';
import { type FormName, forms } from '@/lib/forms/forms';
import { boxes } from '../mail-fixture';
import { hostileText, MARK, takenEmail, takenLine, takenText } from './texts';

export type Fields = Record<string, unknown>;

/** What stands only in addresses that the form takes, whatever it checks. */
const OWN: { readonly [Form in FormName]?: Readonly<Record<string, fc.Arbitrary<string>>> } = {
  partner: {
    sito: fc.constantFrom(
      `${MARK}.example.it`,
      `https://${MARK}.it/perché?x=(y)`,
      `HTTP://${MARK}.it/=?utf-8?Q?x?=`,
    ),
  },
  demo: { email: fc.oneof(takenEmail, fc.constantFrom(`<b>${MARK}</b>@"x.it`, `è,${MARK}@città.example`)) },
};

/** Values that a field must take. */
function takenValue(field: Field): fc.Arbitrary<string> {
  if ('options' in field) {
    const codes = Object.keys(field.options);
    return fc.constantFrom(...codes, ...(field.required ? [] : ['']));
  }
  const { minLength = 0 } = field.attributes;
  const start = 'x'.repeat(minLength);
  if (field.kind === 'textarea') return takenText.map((text) => `${start}${text}`);
  const { type, maxLength = 0 } = field.attributes;
  if (type === 'email') return takenEmail.filter((address) => z.safeParse(field.rule, address).success);
  return takenLine(maxLength - minLength).map((text) => `${start}${text}`);
}

/** Data that a form must take. */
function takenOf(form: FormName): fc.Arbitrary<Fields> {
  const { consent } = forms[form];
  const fields = Object.entries<Field>(forms[form].fields);
  const values = fields.map(([name, field]) => [name, OWN[form]?.[name] ?? takenValue(field)] as const);
  const required = fields.filter(([, field]) => field.required).map(([name]) => name);
  return fc.record<Fields>(
    {
      form: fc.constant(form),
      ...Object.fromEntries(values),
      [consent.name]: fc.constant(consent.value),
    },
    { requiredKeys: ['form', ...required, consent.name] },
  );
}

const ownBox = fc.constantFrom(boxes.info, boxes.info.toUpperCase(), ...boxes.others);

const documented = fc.record(
  {
    to: fc.oneof(
      ownBox,
      ownBox.map((box) => [box]),
    ),
    subject: takenLine(250),
    from: takenLine(320),
    replyTo: takenEmail.filter((address) => !address.includes('=?')),
    senderName: takenLine(200),
  },
  { requiredKeys: ['to', 'subject'] },
);

/** A documented payload: with `body`, or with `text` or `html` or both. */
export const payload = fc
  .tuple(
    documented,
    fc.oneof(
      fc.record({ body: takenText }),
      fc.record({ text: takenText }),
      fc.record({ html: takenText, text: takenText }),
      fc.record({ html: takenText.map((text) => `${MARK} ${text}`) }),
    ),
  )
  .map(([head, words]): Fields => ({ ...head, ...words }));

/** What the partner form posts with script: the documented keys, the form and its fields. */
export const partnerPost = fc
  .tuple(documented, takenText, takenOf('partner'))
  .map(([head, body, fields]): Fields => ({ ...head, body, ...fields }));

/** Whether only a script sends it. */
export const isScripted = (fields: Fields): boolean => fields.to !== undefined;

/** Submissions of the forms that the endpoint must take. */
export const takenForm: fc.Arbitrary<Fields> = fc.oneof(
  ...Object.values(forms).map(({ name }) => takenOf(name)),
);
/** Submissions of all kinds that the endpoint must take. */
export const taken: fc.Arbitrary<Fields> = fc.oneof(
  { weight: 3, arbitrary: takenForm },
  { weight: 1, arbitrary: payload },
  { weight: 1, arbitrary: partnerPost },
);

const EXTRA_KEYS = ['cc', 'bcc', 'to', 'To', 'reply_to', 'from', 'headers', 'html', 'form', 'text'];
const INHERITED_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''];

const anyKey = fc.oneof(fc.constantFrom(...EXTRA_KEYS, ...INHERITED_KEYS), hostileText);

const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileText,
  fc.constantFrom('', ' ', null, true, false, 0, -1, 1e308, MARK.repeat(2000), `${MARK}@altrove.example`),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(anyKey, hostileText, { maxKeys: 2 }),
  fc.constant([boxes.info, `${MARK}@altrove.example`]),
  fc.constant({ toString: MARK, length: 1, 0: boxes.info }),
);

type Change = (fields: Fields) => Fields;

/** Defined, not assigned: `__proto__` has to become a key like any other. */
const withKey = (fields: Fields, name: string, value: unknown): Fields =>
  Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, value]]);

const change: fc.Arbitrary<Change> = fc.oneof(
  // Of a field that is there, by its place.
  fc.tuple(fc.nat(), wrongValue).map(
    ([place, value]): Change =>
      (fields) => {
        const names = Object.keys(fields);
        return withKey(fields, names[place % names.length] ?? '', value);
      },
  ),
  fc.tuple(anyKey, wrongValue).map(
    ([name, value]): Change =>
      (fields) =>
        withKey(fields, name, value),
  ),
  fc.nat().map(
    (place): Change =>
      (fields) => {
        const pairs = Object.entries(fields);
        return Object.fromEntries(pairs.filter((_, index) => index !== place % pairs.length));
      },
  ),
  fc.constant<Change>((fields) => withKey(fields, 'rg_vuoto', MARK)),
);

/** A valid submission with a few fields changed. */
export const mutated = fc
  .tuple(taken, fc.array(change, { maxLength: 3 }))
  .map(([fields, changes]) => changes.reduce((changed, apply) => apply(changed), fields));
