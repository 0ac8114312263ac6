'use client';

import { type ReactNode, useEffect } from 'react';
import { ConfirmationBody, type ConfirmationCopy } from './confirmation-body';
import { takeFocus } from './native-form';

type ConfirmationViewProps = {
  id?: string;
  copy: ConfirmationCopy;
  /** What is announced, where words are fixed for it; else the heading takes the focus that the form has lost. */
  alert?: string | undefined;
  hasArrived?: boolean;
  /** What stands beside the way home. */
  action?: ReactNode;
  children?: ReactNode;
};

/** What stands in place of a form that has been sent, and in the title of the page as long as it does. */
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
      {/* What waits in the browser may arrive later. */}
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
