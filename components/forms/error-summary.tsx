import type { FormCopy } from './form-copy';

type ErrorSummaryProps = {
  prefix: string;
  consent: string;
  copy: Pick<FormCopy<string, never>, 'fields' | 'privacy' | 'underway' | 'wrong'>;
  busy: boolean;
  wrong: readonly string[];
  errorOf: (name: string) => string | undefined;
};

/**
 * If several fields are wrong, says how many, with a link to each. The focus still goes to the first wrong field, so a screen
 * reader announces that field before this list. The list keeps its length while the visitor types, so that the page
 * does not move. It also announces that the form is being sent.
 */
export function ErrorSummary({ prefix, consent, copy, busy, wrong, errorOf }: ErrorSummaryProps) {
  const fields = { ...copy.fields, [consent]: { label: copy.privacy.name } };
  const wrongFields = Object.entries<{ label: string }>(fields).filter(([name]) => wrong.includes(name));
  const areSeveral = wrongFields.length > 1;
  return (
    <div className={areSeveral ? 'form-summary' : undefined}>
      <div role="status">
        {busy && <span className="sr-only">{copy.underway}</span>}
        {areSeveral && <h3>{copy.wrong.replace('{count}', String(wrongFields.length))}</h3>}
      </div>
      {areSeveral && (
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
