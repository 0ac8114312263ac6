import type { FormCopy } from './form-copy';
import type { FormState } from './use-site-form';

/** Links to more fields would move the first of them, which has the focus, off the screen of a phone. */
const MAX_LINKS = 4;

type ErrorSummaryProps = {
  /** First part of the ids of the fields. */
  prefix: string;
  /** Name of the consent. */
  consent: string;
  copy: Pick<FormCopy<string, never>, 'fields' | 'privacy' | 'underway' | 'wrong'>;
  form: Pick<FormState, 'isSubmitting' | 'wrongNames' | 'errorOf'>;
};

/**
 * If several fields are wrong, shows their number, and a link to each if they are few. The focus goes to the first wrong field, so a screen reader
 * announces that field before this list. The list keeps its length while the visitor types, so that the page does not move.
 * It also announces that the form is being sent.
 */
export function ErrorSummary({ prefix, consent, copy, form }: ErrorSummaryProps) {
  const { isSubmitting, wrongNames, errorOf } = form;
  const labelled = { ...copy.fields, [consent]: { label: copy.privacy.name } };
  const wrongFields = Object.entries<{ label: string }>(labelled).filter(([name]) =>
    wrongNames.includes(name),
  );
  const hasSeveral = wrongFields.length > 1;
  return (
    <div className={hasSeveral ? 'form-summary' : undefined}>
      <div role="status">
        {isSubmitting && <span className="sr-only">{copy.underway}</span>}
        {hasSeveral && <h3>{copy.wrong.replace('{count}', String(wrongFields.length))}</h3>}
      </div>
      {hasSeveral && wrongFields.length <= MAX_LINKS && (
        <ul>
          {wrongFields.map(([name, { label }]) => (
            <li key={name}>
              <a href={`#${prefix}-${name}`} className="link" data-fixed={!errorOf(name) || undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
