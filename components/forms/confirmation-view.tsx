'use client';

import { type ReactNode, useEffect } from 'react';
import { ConfirmationBody, type ConfirmationCopy } from './confirmation-body';
import { takeFocus } from './native-form';

type ConfirmationViewProps = {
  id?: string;
  copy: ConfirmationCopy;
  /** Announced by screen readers. Without it the heading takes the focus that the form has lost. */
  alert?: string | undefined;
  hasArrived?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

/** Replaces a form that has been sent, and changes the title of the page. */
export function ConfirmationView({ id, copy, alert, ...body }: ConfirmationViewProps) {
  const { title } = copy;
  useEffect(() => {
    const before = document.title;
    document.title = before.replace(/^.*(?= \| )/, title);
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <>
      {/* A request kept in the browser may still arrive while this is shown. */}
      <div aria-live="polite">
        <h2 id={id} ref={alert ? undefined : takeFocus} tabIndex={-1} className="text-heading-2">
          {title}
        </h2>
      </div>
      {alert && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="form-success">
          {alert}
        </div>
      )}
      <ConfirmationBody copy={copy} heading="h3" {...body} />
    </>
  );
}
