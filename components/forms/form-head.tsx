import type { FormCopy } from './form-copy';

type FormHeadProps = { id: string; copy: Pick<FormCopy<never, never>, 'title' | 'required'> };

/** Heading of a form, and the meaning of the asterisk. */
export function FormHead({ id, copy }: FormHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-heading-3">
        {copy.title}
      </h2>
      <p className="text-note text-ink-muted">{copy.required}</p>
    </div>
  );
}
