import { describe, expect, it } from 'vitest';
import { contactDefinition, contactSchema, SUBJECTS } from '@/lib/forms/contact';
import { demoDefinition, demoSchema, EMPLOYEE_RANGES_DEMO, SECTORS } from '@/lib/forms/demo';
import { fieldErrors } from '@/lib/forms/field-errors';
import { withScheme } from '@/lib/forms/fields';
import { type FormName, fieldsOf, fromFormData, isFormName } from '@/lib/forms/forms';
import { newsletterSchema } from '@/lib/forms/newsletter';
import {
  EMPLOYEE_RANGES_PARTNER,
  PARTNER_TYPES,
  partnerDefinition,
  partnerSchema,
} from '@/lib/forms/partner';
import { contact, demo, newsletter, partner } from '../mail/mail-fixture';

type Schema = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: unknown } | { success: false; error: { issues: object[] } };
};

function errors(schema: Schema, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

function without<T extends { form: string }>({ form: _, ...fields }: T): Omit<T, 'form'> {
  return fields;
}

/** What an untouched form sends. */
const untouched = (form: FormName) => ({
  ...Object.fromEntries(fieldsOf(form).map((name) => [name, ''])),
  privacyAccepted: false,
});

const validContact = without(contact);
const validPartner = without(partner);
const validDemo = without(demo);
const validNewsletter = without(newsletter);

const definitions = [contactDefinition, partnerDefinition, demoDefinition];

describe('definition', () => {
  it.each(definitions)('of $name shows each field of its schema once', ({ name, fields, groups }) => {
    const shown = groups.flatMap((group) => [...group.fields]);
    expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(isFormName(name) && fieldsOf(name)).toEqual([
      ...Object.keys(fields),
      'privacyAccepted',
      'rg_vuoto',
    ]);
  });

  it.each(definitions)('of $name asks natively for what its rules ask for', ({ fields, privacy, schema }) => {
    const missing = errors(schema, {});
    const required = Object.entries(fields).filter(([, field]) => field.required);
    expect(Object.keys(missing)).toEqual([...required.map(([field]) => field), 'privacyAccepted']);
    expect(missing.privacyAccepted).toBe(privacy);
  });

  it.each(definitions)('of $name has a message for every field that an address may name', (definition) => {
    expect(Object.keys(definition.messages)).toEqual([...Object.keys(definition.fields), 'privacyAccepted']);
    expect(Object.values(definition.messages).every(Boolean)).toBe(true);
  });
});

describe('options (section 3)', () => {
  it('are the documented codes', () => {
    expect(SUBJECTS).toEqual(['info', 'demo', 'quote', 'support', 'partnership', 'careers', 'other']);
    expect(PARTNER_TYPES).toEqual(['reseller', 'integrator', 'technology']);
    expect(EMPLOYEE_RANGES_PARTNER).toEqual(['1-10', '11-50', '51-200', '201-1000', '1000+']);
    expect(SECTORS).toEqual(['studio-commercialista', 'settore-legale', 'consulente-lavoro', 'altro']);
    expect(EMPLOYEE_RANGES_DEMO).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']);
  });
});

describe('contact', () => {
  it('takes a valid message; no or an empty subject is info, an empty phone is absent', () => {
    expect(contactSchema.parse(validContact)).toEqual(validContact);
    expect(contactSchema.parse({ ...validContact, subject: undefined }).subject).toBe('info');
    const parsed = contactSchema.parse({ ...validContact, subject: '', phone: ' ', rg_vuoto: '' });
    expect(parsed.subject).toBe('info');
    expect(parsed.phone).toBeUndefined();
  });

  it('names every required field of an empty form', () => {
    expect(errors(contactSchema, untouched('contact'))).toEqual({
      firstName: 'Campo obbligatorio',
      lastName: 'Campo obbligatorio',
      email: 'Campo obbligatorio',
      message: 'Campo obbligatorio',
      privacyAccepted: 'Devi accettare la privacy policy',
    });
    expect(Object.keys(errors(contactSchema, {}))).toHaveLength(5);
  });

  it.each([
    ['firstName', '   ', 'Campo obbligatorio'],
    ['firstName', 'a'.repeat(201), 'Al massimo 200 caratteri'],
    ['firstName', 'Mario\r\nBcc: x@y.it', 'Contiene caratteri non ammessi'],
    ['firstName', 'Mario\u202Eoiram', 'Contiene caratteri non ammessi'],
    ['firstName', 'Mario\ud800', 'Contiene caratteri non ammessi'],
    ['firstName', 5, 'Campo obbligatorio'],
    ['email', 'mario', 'Email non valida'],
    ['email', 'mario@', 'Email non valida'],
    ['email', `${'a'.repeat(250)}@b.it`, 'Al massimo 254 caratteri'],
    ['phone', '1'.repeat(41), 'Al massimo 40 caratteri'],
    ['subject', 'vendite', 'Scegli una delle opzioni proposte'],
    ['subject', 'toString', 'Scegli una delle opzioni proposte'],
    ['message', 'x'.repeat(5001), 'Al massimo 5000 caratteri'],
    ['message', 'a\u0000b', 'Contiene caratteri non ammessi'],
    ['message', 'a\u2066b', 'Contiene caratteri non ammessi'],
    ['privacyAccepted', 'on', 'Devi accettare la privacy policy'],
    ['altro', 'x', 'Campo sconosciuto'],
  ])('refuses %s = %j', (field, value, message) => {
    expect(errors(contactSchema, { ...validContact, [field]: value })).toEqual({ [field]: message });
  });

  it('keeps the lines of the message and normalises their ends', () => {
    expect(contactSchema.parse({ ...validContact, message: ' a\r\nb\rc\td\n ' }).message).toBe('a\nb\nc\td');
  });
});

describe('partner (messages of section 5)', () => {
  it('takes a valid application', () => {
    expect(partnerSchema.parse(validPartner)).toEqual(validPartner);
  });

  it('names every field of an empty form', () => {
    expect(errors(partnerSchema, untouched('partner'))).toEqual({
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
    expect(Object.keys(errors(partnerSchema, {}))).toHaveLength(9);
  });

  it.each([
    ['azienda', 'a', "Il nome dell'azienda è richiesto"],
    ['azienda', ' a ', "Il nome dell'azienda è richiesto"],
    ['referente', 'b', 'Il nome del referente è richiesto'],
    ['email', 'a@b', 'Email non valida'],
    ['email', 'a@b.it,c@d.it', 'Email non valida'],
    ['telefono', '12345', 'Numero di telefono non valido'],
    ['tipoPartnership', 'cliente', 'Seleziona il tipo di partnership'],
    ['dipendenti', '201-500', 'Seleziona il numero di dipendenti'],
    ['settoreTarget', 'x', 'Settore target richiesto'],
    ['motivazione', 'x'.repeat(19), 'La motivazione deve essere di almeno 20 caratteri'],
    ['privacyAccepted', false, 'È necessario accettare la privacy policy per procedere'],
  ])('refuses %s = %j', (field, value, message) => {
    expect(errors(partnerSchema, { ...validPartner, [field]: value })).toEqual({ [field]: message });
  });

  it('takes values exactly at the minimum', () => {
    const least = {
      azienda: 'ab',
      referente: 'ab',
      telefono: '123456',
      settoreTarget: 'ab',
      motivazione: 'x'.repeat(20),
    };
    expect(errors(partnerSchema, { ...validPartner, ...least })).toEqual({});
  });

  it.each([
    'a.it',
    'www.azienda.com',
    'http://azienda.museum',
    'HTTPS://A.IT/x/y?z=1#q',
    'a-b.co.uk/',
    'perché.it/città/l’azienda',
    'https://пример.рф/о-нас',
    "a.it/l'azienda/(x)/[1]?a=b&c=%20~!$*+,;:@",
  ])('takes the site %s', (sito) => {
    expect(errors(partnerSchema, { ...validPartner, sito })).toEqual({});
  });

  it.each([
    'azienda',
    'a.i',
    'a.museums',
    'ftp://a.it',
    'javascript:alert(1)',
    'a b.it',
    'http://',
    '-a.it',
    'a..it',
    'a.it/ b',
    'a.it/\u00a0b',
    'a.it/"b',
    'a.it/<b>',
    'a.it/a\\b',
    'a.it/a`b',
    'a.it/{b}',
    'a.it/a|b',
    'a.it/a^b',
    'a.it/a?b"c',
    'a"b.it',
    'x'.repeat(20) + '.'.repeat(20),
  ])('refuses the site %s', (sito) => {
    expect(errors(partnerSchema, { ...validPartner, sito })).toEqual({ sito: 'URL non valido' });
  });

  it('takes with its scheme the longest site that can be typed', () => {
    const typed = `azienda.it/${'x'.repeat(289)}`;
    expect(partnerDefinition.fields.sito.attributes.maxLength).toBe(typed.length);
    expect(errors(partnerSchema, { ...validPartner, sito: withScheme(typed) })).toEqual({});
    expect(errors(partnerSchema, { ...validPartner, sito: withScheme(`${typed}x`) })).toHaveProperty('sito');
  });

  it('judges a hostile site address at once', () => {
    const values = { ...validPartner, sito: `${'a.'.repeat(149)}!` };
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now();
      expect(errors(partnerSchema, values)).toEqual({ sito: 'URL non valido' });
      return performance.now() - started;
    });
    // The others may have been interrupted.
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it('prefixes https:// only where a scheme is missing', () => {
    expect(withScheme('a.it')).toBe('https://a.it');
    expect(withScheme('http://a.it')).toBe('http://a.it');
    expect(withScheme('HTTPS://a.it')).toBe('HTTPS://a.it');
    expect(withScheme('httpsito.it')).toBe('https://httpsito.it');
  });
});

describe('demo (messages of section 5)', () => {
  it('takes a valid request; empty optional fields are absent', () => {
    expect(demoSchema.parse(validDemo)).toEqual(validDemo);
    const parsed = demoSchema.parse({ ...validDemo, numeroDipendenti: '', note: '  ' });
    expect(parsed.numeroDipendenti).toBeUndefined();
    expect(parsed.note).toBeUndefined();
    expect(demoSchema.parse({ ...validDemo, numeroDipendenti: '501-1000' }).numeroDipendenti).toBe(
      '501-1000',
    );
  });

  it('names every required field of an empty form', () => {
    expect(errors(demoSchema, untouched('demo'))).toEqual({
      nomeAzienda: 'Campo obbligatorio',
      nomeContatto: 'Campo obbligatorio',
      email: 'Campo obbligatorio',
      telefono: 'Campo obbligatorio',
      settore: 'Campo obbligatorio',
      privacyAccepted: 'Devi accettare la privacy policy',
    });
  });

  it.each([
    ['nomeAzienda', '  ', 'Campo obbligatorio'],
    ['email', 'x@y', 'Email non valida'],
    ['email', 'x y@z.it', 'Email non valida'],
    ['settore', 'banca', 'Campo obbligatorio'],
    ['numeroDipendenti', '201-1000', 'Scegli una delle opzioni proposte'],
    ['note', 'x'.repeat(5001), 'Al massimo 5000 caratteri'],
    ['privacyAccepted', false, 'Devi accettare la privacy policy'],
  ])('refuses %s = %j', (field, value, message) => {
    expect(errors(demoSchema, { ...validDemo, [field]: value })).toEqual({ [field]: message });
  });
});

describe('newsletter (D20)', () => {
  it('needs an address and the consent Y', () => {
    expect(newsletterSchema.parse(validNewsletter)).toEqual(validNewsletter);
    expect(errors(newsletterSchema, {})).toEqual({
      email: 'Campo obbligatorio',
      gdpr: 'Devi acconsentire al trattamento dei dati personali',
    });
    expect(errors(newsletterSchema, { ...validNewsletter, gdpr: 'N' })).toHaveProperty('gdpr');
  });
});

describe('ordinary form posts', () => {
  it.each(['on', 'true', 'Y'])('reads a ticked box sent as %s', (value) => {
    expect(fromFormData('contact', { privacyAccepted: value, firstName: 'A' })).toEqual({
      firstName: 'A',
      privacyAccepted: true,
    });
  });

  it('reads a missing box as not ticked', () => {
    expect(fromFormData('demo', {})).toEqual({ privacyAccepted: false });
    expect(fromFormData('partner', { privacyAccepted: 'no' })).toEqual({ privacyAccepted: false });
    expect(fromFormData('newsletter', { email: 'a@b.it' })).toEqual({ email: 'a@b.it' });
    expect(fromFormData('newsletter', { gdpr: 'on' })).toEqual({ gdpr: 'Y' });
  });

  it('knows the forms and the order of their fields', () => {
    expect(['contact', 'partner', 'demo', 'newsletter'].every(isFormName)).toBe(true);
    expect(['constructor', '', 'message', null].some(isFormName)).toBe(false);
    expect(fieldsOf('contact').slice(0, 3)).toEqual(['firstName', 'lastName', 'email']);
  });
});
