import type { ComponentProps } from 'react';
import type { FailureCopy } from './form-copy';

/** Attributes of the block that is visible without JavaScript if the URL ends in `#errore-invio`. */
export const NO_SCRIPT_FAILURE = { id: 'errore-invio', className: 'form-failure form-failure-address' };

/** Says that the server refused the form and sent the visitor back. */
export function FailureBlock({ copy, ...attributes }: { copy: FailureCopy } & ComponentProps<'div'>) {
  return (
    <div {...attributes}>
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-1">{copy.back}</p>
      <FailureHelp copy={copy} mail={copy.mail.href} />
    </div>
  );
}

/**
 * Other ways to reach us after a failure.
 * @param mail a `mailto:` link, which may contain what was typed
 */
export function FailureHelp({ copy, mail }: { copy: FailureCopy; mail: string }) {
  return (
    <>
      <p className="mt-1">{copy.alternative}</p>
      <ul className="form-ways">
        <li>
          <a href={copy.phone.href} className="link figures whitespace-nowrap">
            {copy.phone.label}
          </a>
        </li>
        <li>
          <a href={mail} className="link">
            {copy.mail.label}
          </a>
        </li>
      </ul>
    </>
  );
}
