'use client';

import { useEffect, useRef } from 'react';
import type { ConfirmationCopy } from '@/lib/schema/sections/confirmation';
import { ConfirmationBody } from './confirmation-body';

/** What replaces a form that has been sent; its heading takes the focus that the form has lost. */
export function ConfirmationView({ id, copy }: { id: string; copy: ConfirmationCopy }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="modulo-foglio modulo-ricevuta">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-titolo-2">
        {copy.title}
      </h2>
      <ConfirmationBody copy={copy} />
    </div>
  );
}
