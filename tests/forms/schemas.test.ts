import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '@/lib/forms/definition';
import { fieldErrors } from '@/lib/forms/field-errors';
import { type FormName, fieldsOf, forms, fromFormData, isFormName } from '@/lib/forms/forms';
import { withoutControls, withoutInvisible } from '@/lib/forms/rules';
import { sample, smallest } from './sample';

function errors(form: FormName, values: object): Record<string, string> {
  const result = forms[form].schema.safeParse(values);
  return result.success ? {} : fieldErrors(result.error);
}

/** What an untouched form sends of its fields. */
const untouched = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

const definitions = Object.values<FormDefinition & { name: FormName }>(forms);
const every = definitions.map((form) => [form.name, form] as const);

describe.each(every)('the definition of %s', (name, { fields, groups, consent, messages }) => {
  it('shows each field of its schema once, and has a message for each', () => {
    const controls = Object.keys(fields).filter((field) => fields[field]?.kind !== 'choice');
    expect(groups.flatMap((group) => group.fields).toSorted()).toEqual(controls.toSorted());
    expect(fieldsOf(name)).toEqual([...Object.keys(fields), consent.name, 'rg_vuoto']);
    expect(Object.keys(messages)).toEqual([...Object.keys(fields), consent.name]);
    expect(Object.values(messages).every(Boolean)).toBe(true);
  });

  it('has native attributes that agree with its rules', () => {
    const required = Object.keys(fields).filter((field) => fields[field]?.required);
    const missing = errors(name, {});
    expect(Object.keys(missing)).toEqual([...required, consent.name]);
    expect(missing[consent.name]).toBe(consent.message);
    expect(errors(name, untouched(fields))).toEqual(missing);
  });

  it('accepts what a person fills in; empty optional fields become undefined', () => {
    expect(errors(name, sample(name))).toEqual({});
    const parsed: object = forms[name].schema.parse({ ...untouched(fields), ...smallest(name) });
    expect(Object.values(parsed)).not.toContain('');
  });
});

it('knows forms by their names, and nothing else', () => {
  expect(Object.keys(forms)).toEqual(expect.arrayContaining(['contact', 'partner', 'demo', 'newsletter']));
  expect(Object.keys(forms).every(isFormName)).toBe(true);
  expect(['constructor', '', 'message', null].some(isFormName)).toBe(false);
});

it('offers the documented codes', () => {
  const codes = (options: object) => Object.keys(options);
  const { contact, partner, demo } = forms;
  expect(codes(contact.fields.subject.options)).toEqual([
    ...['info', 'demo', 'quote', 'support', 'partnership', 'careers', 'other'],
  ]);
  expect(codes(partner.fields.tipoPartnership.options)).toEqual(['reseller', 'integrator', 'technology']);
  expect(codes(partner.fields.dipendenti.options)).toEqual([
    ...['1-10', '11-50', '51-200', '201-1000', '1000+'],
  ]);
  expect(codes(demo.fields.settore.options)).toEqual([
    ...['studio-commercialista', 'settore-legale', 'consulente-lavoro', 'altro'],
  ]);
  expect(codes(demo.fields.numeroDipendenti.options)).toEqual([
    ...['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'],
  ]);
});

it.each(['contact', 'demo'] as const)(
  '%s may say what it is for and for how many, by a code that exists (D44)',
  (form) => {
    const codes = ['standard', 'professional', 'enterprise', 'istruzione', 'no-profit', 'consulenza'];
    expect(Object.keys(forms[form].fields.interest.options)).toEqual(codes);
    for (const interest of codes)
      expect(forms[form].schema.parse({ ...sample(form), interest })).toMatchObject({ interest });
    expect(Object.keys(forms[form].fields.people.options).join()).toBe('1,2,3,4,5,6,7,8,9,10');
    for (const people of ['6', 6])
      expect(forms[form].schema.parse({ ...sample(form), people })).toMatchObject({ people: '6' });
    expect(errors(form, { ...sample(form), interest: undefined, people: undefined })).toEqual({});
  },
);

const REQUIRED = 'Campo obbligatorio';
const PRIVACY = 'Devi accettare la privacy policy';

it.each<[form: FormName, messages: Record<string, string>]>([
  [
    'contact',
    { firstName: REQUIRED, lastName: REQUIRED, email: REQUIRED, message: REQUIRED, privacyAccepted: PRIVACY },
  ],
  [
    'partner',
    {
      azienda: "Il nome dell'azienda è richiesto",
      referente: 'Il nome del referente è richiesto',
      email: 'Email non valida',
      telefono: 'Numero di telefono non valido',
      tipoPartnership: 'Seleziona il tipo di partnership',
      dipendenti: 'Seleziona il numero di dipendenti',
      settoreTarget: 'Settore target richiesto',
      motivazione: 'La motivazione deve essere di almeno 20 caratteri',
      privacyAccepted: 'È necessario accettare la privacy policy per procedere',
    },
  ],
  [
    'demo',
    {
      ...{ nomeAzienda: REQUIRED, nomeContatto: REQUIRED, email: REQUIRED, telefono: REQUIRED },
      ...{ settore: REQUIRED, privacyAccepted: PRIVACY },
    },
  ],
  ['newsletter', { email: REQUIRED, gdpr: 'Devi acconsentire al trattamento dei dati personali' }],
])('an empty %s form is refused with the specified messages', (form, messages) => {
  expect(errors(form, {})).toMatchObject(messages);
});

const CHARACTERS = 'Contiene caratteri non ammessi';
const OPTION = 'Scegli una delle opzioni proposte';

it.each<[form: FormName, field: string, value: unknown, message: string]>([
  ['contact', 'firstName', '   ', REQUIRED],
  ['contact', 'firstName', '\u200B\u{E0041}', REQUIRED],
  ['contact', 'firstName', 'a'.repeat(201), 'Al massimo 200 caratteri'],
  ['contact', 'firstName', 'Mario\r\nBcc: x@y.it', CHARACTERS],
  ['contact', 'firstName', 'Mario\ud800', CHARACTERS],
  ['contact', 'firstName', 5, REQUIRED],
  ['contact', 'email', 'mario', 'Email non valida'],
  ['contact', 'email', 'mario@società.it:80', 'Email non valida'],
  ['contact', 'email', `${'a'.repeat(250)}@b.it`, 'Al massimo 254 caratteri'],
  ['contact', 'phone', '1'.repeat(41), 'Al massimo 40 caratteri'],
  ['contact', 'subject', 'vendite', OPTION],
  ['contact', 'interest', 'gratis', OPTION],
  ['contact', 'message', 'x'.repeat(5001), 'Al massimo 5000 caratteri'],
  ['contact', 'message', 'a\u0000b', CHARACTERS],
  ['contact', 'privacyAccepted', 'on', PRIVACY],
  ['contact', 'altro', 'x', 'Campo sconosciuto'],
  ['partner', 'people', '6', 'Campo sconosciuto'],
  ['partner', 'azienda', ' a ', "Il nome dell'azienda è richiesto"],
  ['partner', 'referente', 'b', 'Il nome del referente è richiesto'],
  ['partner', 'email', 'a@b', 'Email non valida'],
  ['partner', 'email', 'a@b.it,c@d.it', 'Email non valida'],
  ['partner', 'telefono', '12345', 'Numero di telefono non valido'],
  ['partner', 'dipendenti', '201-500', 'Seleziona il numero di dipendenti'],
  ['partner', 'settoreTarget', 'x', 'Settore target richiesto'],
  ['partner', 'motivazione', 'x'.repeat(19), 'La motivazione deve essere di almeno 20 caratteri'],
  ['partner', 'privacyAccepted', false, 'È necessario accettare la privacy policy per procedere'],
  ['demo', 'nomeAzienda', '  ', REQUIRED],
  ['demo', 'email', 'x@y', 'Email non valida'],
  ['demo', 'settore', 'banca', REQUIRED],
  ['demo', 'people', '06', OPTION],
  ['newsletter', 'gdpr', 'N', 'Devi acconsentire al trattamento dei dati personali'],
])('%s refuses %s = %j', (form, field, value, message) => {
  expect(errors(form, { ...sample(form), [field]: value })).toEqual({ [field]: message });
});

it.each(['contact', 'partner', 'demo', 'newsletter'] as const)(
  '%s takes 64 characters before the @, and writes a domain with accents in punycode',
  (form) => {
    const withLocal = (length: number) => ({ ...sample(form), email: `${'a'.repeat(length)}@b.it` });
    expect(errors(form, withLocal(64))).toEqual({});
    expect(errors(form, withLocal(65))).toEqual({ email: 'Email non valida' });
    const emailOf = (email: string) => forms[form].schema.parse({ ...sample(form), email }).email;
    expect(emailOf(' Mario@SOCIETÀ.it ')).toBe('Mario@xn--societ-nta.it');
    expect(emailOf('mario@società。it')).toBe('mario@xn--societ-nta.it');
    expect(emailOf('Mario@STUDIO.it')).toBe('Mario@STUDIO.it');
  },
);

it.each(every)('%s takes what cannot be seen out of every text', (name, { fields }) => {
  const hidden = '\u200B\u202E\u2066\uFEFF\u00AD\u3164\u{E0041}\uFE0F\u{E0100}\uFFF9\u200C\u200D';
  const typed = Object.entries<unknown>(sample(name)).map(([field, value]) => [
    field,
    /input|textarea/.test(fields[field]?.kind ?? '') ? `${[...String(value)].join(hidden)}${hidden}` : value,
  ]);
  expect(forms[name].schema.parse(Object.fromEntries(typed))).toEqual(forms[name].schema.parse(sample(name)));
});

it('keeps the joiners of emoji and scripts, one in each place', () => {
  const seen = '👩🏻‍⚕️ 👁️‍🗨️ 🏴‍☠️ ❤️ 1️⃣ می‌خواهم क्‍ष';
  expect(withoutInvisible(seen)).toBe(seen);
  expect(withoutInvisible('👩\u200D 1\uFE0F ی\u200C\u200C')).toBe('👩 1 ی\u200C');
});

describe('values', () => {
  it('of contact: a missing or empty subject is info; line ends of the message are normalised', () => {
    for (const subject of ['', undefined]) {
      const message = ' a\r\nb\rc\td\n ';
      const parsed = forms.contact.schema.parse({ ...sample('contact'), subject, message });
      expect([parsed.subject, parsed.message]).toEqual(['info', 'a\nb\nc\td']);
    }
  });

  it('of partner: exactly at the minimum', () => {
    const least = { azienda: 'ab', referente: 'ab', telefono: '123456', settoreTarget: 'ab' };
    expect(errors('partner', { ...sample('partner'), ...least, motivazione: 'x'.repeat(20) })).toEqual({});
  });
});

describe('the site of a partner', () => {
  const siteErrors = (sito: string) => errors('partner', { ...sample('partner'), sito });
  it.each([
    ...['a.it', 'www.azienda.com', 'http://azienda.museum', 'HTTPS://A.IT/x/y?z=1#q', 'a-b.co.uk/'],
    ...['perché.it/città/l’azienda', 'https://пример.рф/о-нас'],
    "a.it/l'azienda/(x)/[1]?a=b&c=%20~!$*+,;:@",
  ])('may be %s', (sito) => {
    expect(siteErrors(sito)).toEqual({});
  });

  it.each([
    ...['azienda', 'a.i', 'a.museums', 'ftp://a.it', 'javascript:alert(1)', 'a b.it', 'http://', '-a.it'],
    ...['a..it', 'a.it/ b', 'a.it/\u00a0b', 'a.it/"b', 'a.it/<b>', 'a.it/a\\b', 'a.it/a?b"c', 'a"b.it'],
  ])('may not be %s', (sito) => {
    expect(siteErrors(sito)).toEqual({ sito: 'URL non valido' });
  });

  it('gets https:// only if it has no scheme', () => {
    for (const [typed, sent] of [
      ['a.it', 'https://a.it'],
      ['http://a.it', 'http://a.it'],
      ['HTTPS://a.it', 'HTTPS://a.it'],
      ['httpsito.it', 'https://httpsito.it'],
    ]) {
      expect(forms.partner.schema.parse({ ...sample('partner'), sito: typed }).sito).toBe(sent);
    }
  });

  it('is accepted with its scheme at its maximum length', () => {
    const typed = `azienda.it/${'x'.repeat(289)}`;
    expect(forms.partner.fields.sito.attributes.maxLength).toBe(typed.length);
    expect(siteErrors(`https://${typed}`)).toEqual({});
    expect(siteErrors(`https://${typed}x`)).toHaveProperty('sito');
  });
});

it('of a form post a ticked box is the consent, and nothing else is', () => {
  for (const value of ['on', 'true', 'Y']) {
    const sent = { privacyAccepted: value, firstName: 'A' };
    expect(fromFormData('contact', sent)).toEqual({ firstName: 'A', privacyAccepted: true });
    expect(fromFormData('newsletter', { gdpr: value })).toEqual({ gdpr: 'Y' });
  }
  for (const sent of [{}, { gdpr: 'no' }])
    expect(fromFormData('newsletter', sent)).toEqual({ gdpr: undefined });
});

it('a pasted text loses control characters and lone surrogates, and keeps line ends, accents and emoji', () => {
  const pasted = { phone: '\u0002+39 02\ud800', name: 'Anna\tVerdi', text: 'Così\r\nsì 👍\u0002', ok: true };
  const clean = { phone: '+39 02', name: 'Anna Verdi', text: 'Così\r\nsì 👍', ok: true };
  expect(withoutControls(pasted)).toEqual(clean);
});
