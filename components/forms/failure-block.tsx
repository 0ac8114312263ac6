import type { FailureCopy } from '@/lib/schema/sections/form';
import { FailureHelp } from './failure-help';

/** Said when a post made before React woke has come back. */
export function FailureBlock({ copy }: { copy: FailureCopy }) {
  return (
    <div role="alert" className="form-failure">
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-1">{copy.back}</p>
      <FailureHelp copy={copy} mail={copy.mail.href} />
    </div>
  );
}
