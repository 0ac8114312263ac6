import type { ComponentProps } from 'react';
import { HONEYPOT } from '@/lib/forms/rules';

/** A field that people neither see nor reach (D19). Browsers often ignore `off`, but do not fill in a one-time code unasked. */
export function Honeypot({ label, control }: { label: string; control?: ComponentProps<'input'> }) {
  return (
    <label className="sr-only" aria-hidden="true">
      {label}
      <input {...control} name={HONEYPOT} tabIndex={-1} autoComplete="one-time-code" />
    </label>
  );
}
