import { describe, expect, it } from 'vitest';
import { contactForm } from '@/content/forms/contact';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { PARTNER_TYPE_LABELS, SECTOR_LABELS, SUBJECT_LABELS } from '@/lib/forms/labels';

describe('options', () => {
  it('are called in the messages to staff as the visitor saw them in the form', () => {
    expect(SUBJECT_LABELS).toEqual(contactForm.subjects);
    expect(SECTOR_LABELS).toEqual(demoForm.sectors);
    expect(PARTNER_TYPE_LABELS).toEqual(partnerForm.kinds);
  });
});
