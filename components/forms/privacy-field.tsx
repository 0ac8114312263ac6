import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/ui/checkbox';
import type { FieldProps } from '@/components/ui/field';
import type { PrivacyCopy } from './form-copy';

type PrivacyFieldProps = Omit<FieldProps, 'label' | 'required' | 'name'> & {
  copy: PrivacyCopy;
  control: ComponentProps<'input'>;
};

/** Consent, with the notice in a new tab so that what was typed stays. */
export function PrivacyField({ copy, ...field }: PrivacyFieldProps) {
  return (
    <CheckboxField {...field} name="privacyAccepted" required>
      {copy.before}
      <a href={copy.link.href} target="_blank" rel="noopener" className="link">
        {copy.link.label}
        <span className="sr-only"> ({copy.newTab})</span>
      </a>{' '}
      {copy.after}
    </CheckboxField>
  );
}
