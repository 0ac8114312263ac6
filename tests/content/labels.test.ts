import { describe, expect, it } from 'vitest';
import { contactForm } from '@/content/forms/contact';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { contactDefinition } from '@/lib/forms/contact';
import { demoDefinition } from '@/lib/forms/demo';
import { partnerDefinition } from '@/lib/forms/partner';

describe('options', () => {
  it.each([
    [contactDefinition.fields.subject, contactForm.fields.subject],
    [demoDefinition.fields.settore, demoForm.fields.settore],
    [partnerDefinition.fields.tipoPartnership, partnerForm.fields.tipoPartnership],
  ])('of $label are called in the messages to staff as the visitor saw them in the form', (field, copy) => {
    expect(field.words).toEqual(copy.options);
  });

  it.each([
    [contactDefinition.fields.subject, contactForm.fields.subject],
    [demoDefinition.fields.settore, demoForm.fields.settore],
    [demoDefinition.fields.numeroDipendenti, demoForm.fields.numeroDipendenti],
    [partnerDefinition.fields.tipoPartnership, partnerForm.fields.tipoPartnership],
    [partnerDefinition.fields.dipendenti, partnerForm.fields.dipendenti],
  ])('of $label stand in the documented order', (field, copy) => {
    expect(Object.keys(copy.options)).toEqual(field.options);
  });
});
