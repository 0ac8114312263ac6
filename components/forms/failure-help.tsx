import type { FailureCopy } from '@/lib/schema/sections/form';

/** The ways out when a form does not get through: phone, and an e-mail that may carry what was typed. */
export function FailureHelp({ copy, mail }: { copy: FailureCopy; mail: string }) {
  return (
    <p className="mt-1">
      {copy.alternative}{' '}
      <a href={copy.phone.href} className="link cifre inline-block py-1 font-semibold whitespace-nowrap">
        {copy.phone.label}
      </a>
      <span aria-hidden="true"> · </span>
      <a href={mail} className="link inline-block py-1 font-semibold">
        {copy.mail.label}
      </a>
    </p>
  );
}
