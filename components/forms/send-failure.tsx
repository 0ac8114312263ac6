'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FailureHelp } from './failure-block';
import type { FailureCopy } from './form-copy';

/**
 * Shown above the button of a form that could not be sent, until the next attempt: what was typed is still there. It scrolls
 * into view; screen readers announce only its children.
 */
export function SendFailure({
  copy,
  mail,
  children,
}: {
  copy: FailureCopy;
  /** `mailto:` link with what was typed. */
  mail: string;
  /** Says what happened, unless a toast does. */
  children?: ReactNode;
}) {
  const block = useRef<HTMLDivElement>(null);
  // Without animation: the button must not move while a visitor presses it again.
  useLayoutEffect(() => {
    block.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={block} className="form-failure form-failure-send">
      {children}
      <p className={children ? 'mt-1' : 'font-semibold'}>{copy.kept}</p>
      <FailureHelp copy={copy} mail={mail} />
      <p className="text-note text-ink-muted">{copy.filled}</p>
    </div>
  );
}
