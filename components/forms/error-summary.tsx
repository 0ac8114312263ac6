import type { FormCopy } from '@/lib/schema/sections/form';

type ErrorSummaryProps = {
  prefix: string;
  copy: Pick<FormCopy<string, never>, 'fields' | 'privacy' | 'underway' | 'wrong'>;
  busy: boolean;
  wrong: readonly string[];
  errorOf: (name: string) => string | undefined;
};

/**
 * Where several fields are wrong: how many, with a way to each. The focus goes to the first of them all the same, so
 * this is said after what that field says. The list stays as the attempt left it: one that shrank while somebody types
 * would move the page under their hands. Also tells those who do not see the button that the form is on its way.
 */
export function ErrorSummary({ prefix, copy, busy, wrong, errorOf }: ErrorSummaryProps) {
  const labels = {
    ...Object.fromEntries(Object.entries(copy.fields).map(([name, { label }]) => [name, label])),
    privacyAccepted: copy.privacy.name,
  };
  const listed = Object.entries(labels).filter(([name]) => wrong.includes(name));
  const several = listed.length > 1;
  return (
    <div className={several ? 'form-summary' : undefined}>
      <div role="status">
        {busy && <span className="sr-only">{copy.underway}</span>}
        {several && <h3>{copy.wrong.replace('{count}', String(listed.length))}</h3>}
      </div>
      {several && (
        <ul>
          {listed.map(([name, label]) => (
            <li key={name}>
              <a href={`#${prefix}-${name}`} className="link" data-mended={!errorOf(name) || undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
