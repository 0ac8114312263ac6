import type { MouseEvent } from 'react';
import { FieldError } from '@/components/ui/field';

type ChosenLineProps = {
  id: string;
  label: string;
  /** What is chosen, in words. */
  words: string;
  error?: string | undefined;
  /** Label of the button that takes it out. */
  remove?: string | undefined;
  onRemove?: (() => void) | undefined;
};

/** Says what the address has chosen (docs/decisions.md D44), and lets the visitor take it out. */
export function ChosenLine({ id, label, words, error, remove, onRemove }: ChosenLineProps) {
  function takeOut({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes, and the focus stays in its group: the next Tab leads to what follows.
    const group = currentTarget.closest('fieldset');
    group?.setAttribute('tabindex', '-1');
    group?.focus({ preventScroll: true });
    onRemove?.();
  }
  return (
    <div className="form-field sm:col-span-full">
      <div className="form-chosen">
        <p id={id}>
          {label}: <strong>{words}</strong>
        </p>
        <button
          type="button"
          id={`${id}-togli`}
          aria-labelledby={`${id}-togli ${id}`}
          className="link"
          onClick={takeOut}
        >
          {remove}
        </button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
