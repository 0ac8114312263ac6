import { expect, it } from 'vitest';
import type { Field } from '@/lib/forms/field';
import { optionalSelectField, optionalTextField, textAreaField, textField } from '@/lib/forms/field';
import { sampleValue } from './sample';

const base = { label: 'Campo', message: 'No' };

it.each<[what: string, field: Field, value: RegExp]>([
  [
    'number',
    optionalTextField({ ...base, format: /^\d+$/, attributes: { inputMode: 'numeric', maxLength: 3 } }),
    /^\d{3}$/,
  ],
  [
    'date',
    optionalTextField({ ...base, format: /^[\d-]+$/, attributes: { type: 'date', maxLength: 10 } }),
    /^2\d{3}-\d\d-\d\d$/,
  ],
  ['code', optionalTextField({ ...base, format: /^IT\d{11}$/, attributes: { maxLength: 13 } }), /^IT\d{11}$/],
  ['short text', textField({ ...base, attributes: { maxLength: 4 } }), /^Prov$/],
  ['long text', textAreaField({ ...base, attributes: { minLength: 300, rows: 5 } }), /prova.{250}/],
  ['select', optionalSelectField({ ...base, options: { a: 'Uno', b: 'Due' } }), /^b$/],
])('the test value of a %s follows its own rule', (_, field, value) => {
  expect(sampleValue(field, 'prova')).toMatch(value);
});
