'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** What replaces a form that has been sent; its heading takes the focus that the form has lost. */
export function ConfirmationView({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="modulo-foglio modulo-ricevuta">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-titolo-2">
        {title}
      </h2>
      {children}
    </div>
  );
}
