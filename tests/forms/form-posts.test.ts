import { expect, it } from 'vitest';
import { forms, fromFormData } from '@/lib/forms/forms';

it.each(['on', 'true', 'Y'])('a form post has a ticked box sent as %s', (value) => {
  const sent = { privacyAccepted: value, firstName: 'A' };
  expect(fromFormData('contact', sent)).toEqual({ firstName: 'A', privacyAccepted: true });
  expect(fromFormData('newsletter', { gdpr: value })).toEqual({ gdpr: 'Y' });
});

it.each(Object.values(forms))('a form post of $name has no consent without the box', ({ name, consent }) => {
  for (const sent of [{}, { [consent.name]: 'no' }])
    expect(fromFormData(name, sent)).toEqual({ [consent.name]: undefined });
});
