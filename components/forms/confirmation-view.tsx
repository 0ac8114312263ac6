'use client';

import { type ReactNode, useEffect } from 'react';
import { ConfirmationBody, type ConfirmationCopy } from './confirmation-body';

type ConfirmationViewProps = {
  id?: string;
  copy: ConfirmationCopy;
  /** Gets the focus and is announced. Without it the heading gets the focus, which the form has lost. */
  alert?: string | undefined;
  hasArrived?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

/** A `ref` that focuses an element when it appears. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Replaces a form that has been sent, and changes the title of the page. */
export function ConfirmationView({ id, copy, alert, ...body }: ConfirmationViewProps) {
  const { title } = copy;
  useEffect(() => {
    const pageTitle = document.title;
    // Keeps " | " and the name of the site.
    document.title = pageTitle.replace(/^.*(?= \| )/, title);
    return () => {
      document.title = pageTitle;
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
