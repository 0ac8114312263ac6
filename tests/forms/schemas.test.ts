import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '@/lib/forms/definition';
import { fieldErrors } from '@/lib/forms/field-errors';
import { type FormName, fieldsOf, forms, fromFormData } from '@/lib/forms/forms';
import { HONEYPOT, withoutControls, withoutInvisible } from '@/lib/forms/rules';
import { requiredValues, sample } from './sample';

function errors(form: FormName, values: object): Record<string, string> {
  const result = forms[form].schema.safeParse(values);
  return result.success ? {} : fieldErrors(result.error);
}

/** The fields of a form as a browser sends them untouched. */
const untouched = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

const REQUIRED = 'Campo obbligatorio';
const PRIVACY = 'Devi accettare la privacy policy';
const CHARACTERS = 'Contiene caratteri non ammessi';
const OPTION = 'Scegliete una delle opzioni proposte';

const definitions = Object.values<FormDefinition & { name: FormName }>(forms);
const definitionsByName = definitions.map((form) => [form.name, form] as const);

describe.each(definitionsByName)('the definition of %s', (name, { fields, groups, consent, messages }) => {
  it('shows each field of its schema once, and has a message for each', () => {
    const controls = Object.keys(fields).filter((field) => fields[field]?.kind !== 'choice');
    expect(groups.flatMap((group) => group.fields).toSorted()).toEqual(controls.toSorted());
    expect(fieldsOf(name)).toEqual([...Object.keys(fields), consent.name, HONEYPOT]);
    expect(Object.keys(messages)).toEqual([...Object.keys(fields), consent.name]);
    expect(Object.values(messages).every(Boolean)).toBe(true);
  });

  it('has a message for each required field that is missing or empty', () => {
    const required = Object.keys(fields).filter((field) => fields[field]?.required);
    const missing = errors(name, {});
    expect(Object.keys(missing)).toEqual([...required, consent.name]);
    expect(missing[consent.name]).toBe(consent.message);
    expect(errors(name, untouched(fields))).toEqual(missing);
  });

  it('accepts a filled form, and drops empty optional fields', () => {
    expect(errors(name, sample(name))).toEqual({});
    const parsed: object = forms[name].schema.parse({ ...untouched(fields), ...requiredValues(name) });
    expect(Object.values(parsed)).not.toContain('');
  });
});

it('selects offer the documented codes', () => {
  const codesOf = ({ options }: { options: object }) => Object.keys(options).join(' ');
  const { contact, partner, demo } = forms;
  expect(codesOf(contact.fields.subject)).toBe('info demo quote support partnership careers other');
  expect(codesOf(partner.fields.tipoPartnership)).toBe('reseller integrator technology');
  expect(codesOf(partner.fields.dipendenti)).toBe('1-10 11-50 51-200 201-1000 1000+');
  expect(codesOf(demo.fields.settore)).toBe('studio-commercialista settore-legale consulente-lavoro altro');
  expect(codesOf(demo.fields.numeroDipendenti)).toBe('1-10 11-50 51-200 201-500 501-1000 1000+');
});

describe.each(['contact', 'demo'] as const)('the choices of an address in %s (D44)', (form) => {
  const { schema, fields } = forms[form];

  it('are the codes of plans and services', () => {
    const codes = ['standard', 'professional', 'enterprise', 'istruzione', 'no-profit', 'consulenza'];
    expect(Object.keys(fields.interest.options)).toEqual(codes);
    for (const interest of codes) expect(errors(form, { ...sample(form), interest })).toEqual({});
  });

  it('are numbers of people from 1 to 10, which may be numbers of JSON', () => {
    expect(Object.keys(fields.people.options).join()).toBe('1,2,3,4,5,6,7,8,9,10');
    for (const people of ['6', 6])
      expect(schema.parse({ ...sample(form), people })).toMatchObject({ people: '6' });
  });

  it.each([{ interest: 'gratis' }, { people: '06' }])('may not be %o', (wrong) => {
    expect(Object.values(errors(form, { ...sample(form), ...wrong }))).toEqual([OPTION]);
  });
});

it('an empty partner form has the specified messages', () => {
  expect(errors('partner', {})).toEqual({
    azienda: "Il nome dell'azienda è richiesto",
    referente: 'Il nome del referente è richiesto',
    email: 'Email non valida',
    telefono: 'Numero di telefono non valido',
    tipoPartnership: 'Seleziona il tipo di partnership',
    dipendenti: 'Seleziona il numero di dipendenti',
    settoreTarget: 'Settore target richiesto',
    motivazione: 'La motivazione deve essere di almeno 20 caratteri',
    privacyAccepted: 'È necessario accettare la privacy policy per procedere',
  });
});

/** The message about a field of a form whose other fields are valid. */
function messageFor(form: FormName, field: string, value: unknown): string | undefined {
  const { [field]: message, ...others } = errors(form, { ...sample(form), [field]: value });
  expect(others).toEqual({});
  return message;
}

it.each([
  ['   ', REQUIRED],
  ['\u200B\u{E0041}', REQUIRED],
  [5, REQUIRED],
  ['a'.repeat(201), 'Al massimo 200 caratteri'],
  ['Mario\r\nBcc: x@y.it', CHARACTERS],
  ['Mario\ud800', CHARACTERS],
])('a line of text may not be %j', (value, message) => {
  expect(messageFor('contact', 'firstName', value)).toBe(message);
});

it('a text of several lines has at most 5000 characters, and no control characters', () => {
  expect(messageFor('contact', 'message', 'x'.repeat(5001))).toBe('Al massimo 5000 caratteri');
  expect(messageFor('contact', 'message', 'a\u0000b')).toBe(CHARACTERS);
});

it.each<[form: FormName, email: string]>([
  ['contact', 'mario'],
  ['contact', 'mario@società.it:80'],
  ['partner', 'a@b'],
  ['partner', 'a@b.it,c@d.it'],
  ['demo', 'x@y'],
])('%s refuses the address %s', (form, email) => {
  expect(messageFor(form, 'email', email)).toBe('Email non valida');
});

it.each<[form: FormName, field: string, value: unknown, message: string]>([
  ['contact', 'subject', 'vendite', OPTION],
  ['demo', 'settore', 'banca', REQUIRED],
  ['contact', 'privacyAccepted', 'on', PRIVACY],
  ['demo', 'privacyAccepted', undefined, PRIVACY],
  ['newsletter', 'gdpr', 'N', 'Dovete acconsentire al trattamento dei dati personali'],
  ['contact', 'altro', 'x', 'Campo sconosciuto'],
  ['partner', 'people', '6', 'Campo sconosciuto'],
])('%s accepts only its own fields, options and consent: not %s = %j', (form, field, value, message) => {
  expect(messageFor(form, field, value)).toBe(message);
});

it('partner has a minimum length for its texts', () => {
  const minimums = { azienda: 2, referente: 2, telefono: 6, settoreTarget: 2, motivazione: 20 };
  for (const [field, minimum] of Object.entries(minimums)) {
    expect(messageFor('partner', field, '1'.repeat(minimum))).toBeUndefined();
    expect(messageFor('partner', field, ` ${'1'.repeat(minimum - 1)} `)).toBeDefined();
  }
});

describe.each(['contact', 'partner', 'demo', 'newsletter'] as const)('the e-mail address of %s', (form) => {
  it('has at most 64 characters before the @', () => {
    expect(messageFor(form, 'email', `${'a'.repeat(64)}@b.it`)).toBeUndefined();
    expect(messageFor(form, 'email', `${'a'.repeat(65)}@b.it`)).toBe('Email non valida');
  });

  it.each([
    'ada@studio.example.',
    'ada@studio.example,',
    'ada@studio.example ;',
    ' ada @ studio.example\u00a0',
    'mailto:ada@studio.example',
    'Mailto: ada@studio.example.;',
    '<ada@studio.example>',
    'Ada Rossi <ada@studio.example>,',
    '"Rossi, Ada" <mailto:ada@studio.example.>',
  ])('is stored without what stands around it: %j', (email) => {
    expect(forms[form].schema.parse({ ...sample(form), email }).email).toBe('ada@studio.example');
  });

  it('is one address, in one pair of brackets', () => {
    for (const email of ['a@b.it, c@d.it', 'Ada <a@b.it>, Bea <c@d.it>', 'mailto:', '<.>'])
      expect(messageFor(form, 'email', email)).toBe('Email non valida');
  });

  it.each([
    [' Mario@SOCIETÀ.it. ', 'Mario@xn--societ-nta.it'],
    ['mario@società。it', 'mario@xn--societ-nta.it'],
    ['Mario@STUDIO.it', 'Mario@STUDIO.it'],
  ])('has a domain with accents in punycode: %j', (email, normal) => {
    expect(forms[form].schema.parse({ ...sample(form), email }).email).toBe(normal);
  });
});

it.each(definitionsByName)('%s removes invisible characters from every text', (name, { fields }) => {
  const hidden = '\u200B\u202E\u2066\uFEFF\u00AD\u3164\u{E0041}\uFE0F\u{E0100}\uFFF9\u200C\u200D';
  const values = Object.entries<unknown>(sample(name)).map(([field, value]) => [
    field,
    /input|textarea/.test(fields[field]?.kind ?? '') ? `${[...String(value)].join(hidden)}${hidden}` : value,
  ]);
  expect(forms[name].schema.parse(Object.fromEntries(values))).toEqual(
    forms[name].schema.parse(sample(name)),
  );
});

it('withoutInvisible keeps the joiners of emoji and scripts, one in each place', () => {
  const visible = '👩🏻‍⚕️ 👁️‍🗨️ 🏴‍☠️ ❤️ 1️⃣ می‌خواهم क्‍ष';
  expect(withoutInvisible(visible)).toBe(visible);
  expect(withoutInvisible('👩\u200D 1\uFE0F ی\u200C\u200C')).toBe('👩 1 ی\u200C');
});

it.each(['', undefined])('the subject of a contact is info when it is %j', (subject) => {
  expect(forms.contact.schema.parse({ ...sample('contact'), subject }).subject).toBe('info');
});

it('the message of a contact has LF as line ends', () => {
  const message = ' a\r\nb\rc\td\n ';
  expect(forms.contact.schema.parse({ ...sample('contact'), message }).message).toBe('a\nb\nc\td');
});

describe('the web site of a partner', () => {
  const problemOf = (sito: string) => messageFor('partner', 'sito', sito);

  it.each([
    'http://azienda.museum',
    'HTTPS://A.IT/x/y?z=1#q',
    'https://пример.рф/о-нас',
    "a.it/l'azienda/(x)/[1]?a=b&c=%20~!$*+,;:@",
  ])('may be %s', (site) => {
    expect(problemOf(site)).toBeUndefined();
  });

  it.each(['azienda', 'a.museums', 'javascript:alert(1)', 'a b.it', 'a..it', 'a.it/\u00a0b', 'a.it/<b>'])(
    'may not be %s',
    (site) => {
      expect(problemOf(site)).toBe('URL non valido');
    },
  );

  it('begins with https:// after validation if it has no scheme', () => {
    const sent = (sito: string) => forms.partner.schema.parse({ ...sample('partner'), sito }).sito;
    expect(sent('httpsito.it')).toBe('https://httpsito.it');
    expect(sent('HTTP://a.it')).toBe('HTTP://a.it');
  });

  it('may have its maximum length besides the scheme', () => {
    const longest = `azienda.it/${'x'.repeat(289)}`;
    expect(forms.partner.fields.sito.attributes.maxLength).toBe(longest.length);
    expect(problemOf(`https://${longest}`)).toBeUndefined();
    expect(problemOf(`https://${longest}x`)).toBeDefined();
  });
});

describe('fromFormData', () => {
  it.each(['on', 'true', 'Y'])('reads the ticked box %j as consent', (value) => {
    const fields = { privacyAccepted: value, firstName: 'A' };
    expect(fromFormData('contact', fields)).toEqual({ firstName: 'A', privacyAccepted: true });
    expect(fromFormData('newsletter', { gdpr: value })).toEqual({ gdpr: 'Y' });
  });

  it('reads any other value as no consent', () => {
    expect(fromFormData('newsletter', { gdpr: 'no' })).toEqual({ gdpr: undefined });
  });
});

it('withoutControls removes control characters and lone surrogates, and keeps line ends, accents and emoji', () => {
  const pasted = { phone: '\u0002+39 02\ud800', name: 'Anna\tVerdi', text: 'Così\r\nsì 👍\u0002', ok: true };
  const clean = { phone: '+39 02', name: 'Anna Verdi', text: 'Così\r\nsì 👍', ok: true };
  expect(withoutControls(pasted)).toEqual(clean);
});
