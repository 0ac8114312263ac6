import type { ComponentProps } from 'react';
import { FailureHelp } from './failure-help';
import type { FailureCopy } from './form-copy';

/** Attributes of the block that a form shows without JavaScript, when the address is `#errore-invio`. */
export const ADDRESSED = { id: 'errore-invio', className: 'form-failure form-failure-address' };

/** Says that the server has sent the visitor back. */
export function FailureBlock({ copy, ...attributes }: { copy: FailureCopy } & ComponentProps<'div'>) {
  return (
    <div {...attributes}>
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-1">{copy.back}</p>
      <FailureHelp copy={copy} mail={copy.mail.href} />
    </div>
  );
}
