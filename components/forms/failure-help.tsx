import type { FailureCopy } from './form-copy';

/** The ways out when a form does not get through: phone, and an e-mail that may carry what was typed. */
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
