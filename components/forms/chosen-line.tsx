import type { MouseEvent } from 'react';
import { FieldError } from '@/components/ui/field';
import { choiceLabels } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';
import type { ChosenCopy } from './form-copy';

type ChosenLineProps = {
  id: string;
  copy: ChosenCopy;
  fields: FormDefinition['fields'];
  /** Values by field name. */
  chosen: Readonly<Record<string, string>>;
  error?: string | undefined;
  onRemove: () => void;
};

/** Shows at the head of a form what the address has chosen (D44), with a button that removes it. */
export function ChosenLine({ id, copy, fields, chosen, error, onRemove }: ChosenLineProps) {
  function removeChoice({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears, so the focus moves to the heading of the form, and Tab goes on from there.
    const form = currentTarget.closest('form');
    const heading = form?.querySelector('h2');
    // Also removes the space kept for this line (lib/browser/form-start.ts).
    form?.removeAttribute('data-chosen');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    onRemove();
  }
  return (
    <>
      <div className="form-chosen">
        <p id={id}>
          {copy.label}: <strong>{choiceLabels(fields, chosen).join(', ')}</strong>
        </p>
        <button
          type="button"
          id={`${id}-togli`}
          aria-labelledby={`${id}-togli ${id}`}
          className="link"
          onClick={removeChoice}
        >
          {copy.remove}
        </button>
      </div>
      <FieldError id={id} error={error} />
    </>
  );
}
