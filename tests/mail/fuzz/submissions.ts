import fc from 'fast-check';
import { SUBJECTS } from '@/lib/forms/contact';
import { EMPLOYEE_RANGES_DEMO, SECTORS } from '@/lib/forms/demo';
import { EMPLOYEE_RANGES_PARTNER, PARTNER_TYPES } from '@/lib/forms/partner';
import { boxes } from '../mail-fixture';
import { hostileText, MARK, takenEmail, takenLine, takenText } from './texts';

export type Fields = Record<string, unknown>;

const contact = fc.record(
  {
    form: fc.constant('contact'),
    firstName: takenLine(200),
    lastName: takenLine(200),
    email: takenEmail,
    phone: takenLine(40),
    subject: fc.constantFrom('', ...SUBJECTS),
    message: takenText,
    privacyAccepted: fc.constant(true),
  },
  { requiredKeys: ['form', 'firstName', 'lastName', 'email', 'message', 'privacyAccepted'] },
);

const partner = fc.record(
  {
    form: fc.constant('partner'),
    azienda: takenLine(200),
    referente: takenLine(200),
    email: takenEmail.filter((address) => !address.includes('=?')),
    telefono: takenLine(35).map((text) => `02${text}`),
    sito: fc.constantFrom(
      `${MARK}.example.it`,
      `https://${MARK}.it/perché?x=(y)`,
      `HTTP://${MARK}.it/=?utf-8?Q?x?=`,
    ),
    tipoPartnership: fc.constantFrom(...PARTNER_TYPES),
    dipendenti: fc.constantFrom(...EMPLOYEE_RANGES_PARTNER),
    settoreTarget: takenLine(200),
    motivazione: takenText.map((text) => `${MARK} perché ci piace ${text}`),
    privacyAccepted: fc.constant(true),
  },
  {
    requiredKeys: [
      ...(['form', 'azienda', 'referente', 'email', 'telefono', 'tipoPartnership', 'dipendenti'] as const),
      ...(['settoreTarget', 'motivazione', 'privacyAccepted'] as const),
    ],
  },
);

const demo = fc.record(
  {
    form: fc.constant('demo'),
    nomeAzienda: takenLine(200),
    nomeContatto: takenLine(200),
    email: fc.oneof(takenEmail, fc.constantFrom(`<b>${MARK}</b>@"x.it`, `è,${MARK}@città.example`)),
    telefono: takenLine(35).map((text) => `02${text}`),
    settore: fc.constantFrom(...SECTORS),
    numeroDipendenti: fc.constantFrom('', ...EMPLOYEE_RANGES_DEMO),
    note: takenText,
    privacyAccepted: fc.constant(true),
  },
  {
    requiredKeys: ['form', 'nomeAzienda', 'nomeContatto', 'email', 'telefono', 'settore', 'privacyAccepted'],
  },
);

const newsletter = fc.record({
  form: fc.constant('newsletter'),
  email: takenEmail,
  gdpr: fc.constant('Y'),
});

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

/** Of the documented payload: with `body`, or with `text` or `html` or both. */
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
  .tuple(documented, takenText, partner)
  .map(([head, body, fields]): Fields => ({ ...head, body, ...fields }));

/** Whether only a script sends it. */
export const isScripted = (fields: Fields): boolean => fields.to !== undefined;

/** Submissions of the forms that the endpoint must take. */
export const takenForm: fc.Arbitrary<Fields> = fc.oneof(contact, partner, demo, newsletter);
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
