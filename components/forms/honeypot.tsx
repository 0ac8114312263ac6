import { HONEYPOT } from '@/lib/forms/fields';

/** A field that people neither see nor reach (D19). */
export function Honeypot({ label, id }: { label: string; id: string }) {
  return (
    <div className="modulo-trappola" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
