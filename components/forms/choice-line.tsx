import type { MouseEvent } from 'react';
import { FieldError } from '@/components/ui/field';
import { choiceLabels } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';
import type { ChoiceCopy } from './form-copy';

type ChoiceLineProps = {
  id: string;
  copy: ChoiceCopy;
  fields: FormDefinition['fields'];
  /** Codes by field name. */
  choices: Readonly<Record<string, string>>;
  error: string | undefined;
  onRemove: () => void;
};

/** Shows at the head of a form what the URL has chosen (D44), with a button that removes it. */
export function ChoiceLine({ id, copy, fields, choices, error, onRemove }: ChoiceLineProps) {
  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
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
          {copy.label}: <strong>{choiceLabels(fields, choices).join(', ')}</strong>
        </p>
        <button
          type="button"
          id={`${id}-togli`}
          aria-labelledby={`${id}-togli ${id}`}
          className="link"
          onClick={remove}
        >
          {copy.remove}
        </button>
      </div>
      <FieldError id={id} error={error} />
    </>
  );
}
