import { expect, it } from 'vitest';
import { defineForm, privacyRead } from '@/lib/forms/definition';
import { optionalTextField } from '@/lib/forms/field';

const field = optionalTextField({ label: 'Campo', message: 'No', attributes: { maxLength: 9 } });

it('the compiler refuses a field that is in no group', () => {
  const base = { label: 'Modulo', page: '/x', done: '/x/y', consent: privacyRead('No') } as const;
  const mail = { title: 'Modulo', subject: () => 'Modulo' };
  const fields = { shown: field, hidden: field };
  // @ts-expect-error: `hidden is in no group: add it to the fields of a group`.
  defineForm({ ...base, name: 'a', mail, fields, groups: [{ name: 'one', fields: ['shown'] }] });
  const groups = [{ name: 'one', fields: ['shown', 'hidden'] }] as const;
  expect(defineForm({ ...base, name: 'b', mail, fields, groups }).groups).toEqual(groups);
});
