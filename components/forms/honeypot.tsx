import type { ComponentProps } from 'react';
import { HONEYPOT } from '@/lib/forms/rules';

/**
 * A field that people neither see nor reach (D19). Autofill does not know its name. `one-time-code`, because browsers do not fill
 * that in unasked, while many ignore `off`.
 */
export function Honeypot({ label, control }: { label: string; control?: ComponentProps<'input'> }) {
  return (
    <label className="sr-only" aria-hidden="true">
      {label}
      <input {...control} name={HONEYPOT} tabIndex={-1} autoComplete="one-time-code" />
    </label>
  );
}
