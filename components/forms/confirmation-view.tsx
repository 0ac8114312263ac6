'use client';

import { ConfirmationBody, type ConfirmationCopy } from './confirmation-body';
import { takeFocus } from './native-form';

/** What replaces a form that has been sent; its heading takes the focus that the form has lost. */
export function ConfirmationView({ id, copy }: { id: string; copy: ConfirmationCopy }) {
  return (
    <div className="form-sheet form-receipt">
      <h2 ref={takeFocus} id={id} tabIndex={-1} className="text-heading-2">
        {copy.title}
      </h2>
      <ConfirmationBody copy={copy} />
    </div>
  );
}
