import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox';
import { useHydrated } from '@/components/ui/use-hydrated';
import { parametersOf } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { HONEYPOT } from '@/lib/forms/rules';
import { ChosenLine } from './chosen-line';
import { ErrorSummary } from './error-summary';
import { FailureBlock, NO_SCRIPT_FAILURE } from './failure-block';
import type { FormCopy } from './form-copy';
import { FormField } from './form-field';
import { FormHead } from './form-head';
import { Honeypot } from './honeypot';
import type { FormState } from './use-site-form';

type FormViewProps<Name extends string, Group extends string> = Omit<ComponentProps<'form'>, 'form'> & {
  definition: FormDefinition<Name, Group>;
  copy: FormCopy<Name, Group>;
  /** Id of the heading, which is the form's accessible name. */
  headingId: string;
  form: Pick<
    FormState,
    'bind' | 'errorOf' | 'wrong' | 'busy' | 'sentBack' | 'chosen' | 'forgetChosen' | 'doubtful'
  >;
  /** The outcome, above the button. */
  children?: ReactNode;
  /** Shown in place of the fields after sending, until the form is opened again. */
  answer?: ReactNode;
};

/**
 * A form: its fields in groups, the consent and the button. It is a plain form that posts to the site's own endpoint,
 * so it works before React hydrates and without JavaScript.
 */
export function FormView<Name extends string, Group extends string>({
  definition,
  copy,
  headingId,
  form,
  children,
  answer,
  ...props
}: FormViewProps<Name, Group>) {
  const { bind, errorOf, wrong, busy, sentBack, chosen, forgetChosen, doubtful } = form;
  const { name: prefix, consent } = definition;
  const hydrated = useHydrated();
  return (
    <form
      {...props}
      method="post"
      action={ENDPOINT}
      data-form={prefix}
      data-choices={parametersOf(definition.fields).join(' ') || undefined}
      // The script of the page may set `data-chosen` before React hydrates.
      suppressHydrationWarning
      aria-labelledby={headingId}
      className={['form-sheet', busy && 'form-sending', answer && 'form-closed'].filter(Boolean).join(' ')}
    >
      <input type="hidden" name="form" value={prefix} />
      {answer && <div className="form-answer">{answer}</div>}
      <FormHead id={headingId} copy={copy} />
      {copy.chosen &&
        (Object.keys(chosen).length > 0 ? (
          <ChosenLine
            id={`${prefix}-scelto`}
            copy={copy.chosen}
            fields={definition.fields}
            chosen={chosen}
            error={Object.keys(chosen).map(errorOf).find(Boolean)}
            onRemove={forgetChosen}
          />
        ) : (
          <div className="form-chosen-place" />
        ))}
      {!hydrated && <FailureBlock copy={copy.failure} {...NO_SCRIPT_FAILURE} />}
      <ErrorSummary
        prefix={prefix}
        consent={consent.name}
        copy={copy}
        busy={busy}
        wrong={wrong}
        errorOf={errorOf}
      />
      {sentBack && <FailureBlock copy={copy.failure} role="alert" className="form-failure" />}
      {definition.groups.map((group) => (
        <fieldset key={group.name} className="form-group">
          <legend className="label-text">{copy.groups[group.name]}</legend>
          <div className="form-grid">
            {group.fields.map((name) => {
              const fieldCopy = copy.fields[name];
              const hint = fieldCopy.hintFor?.[chosen.interest ?? ''];
              return (
                <FormField
                  key={name}
                  prefix={prefix}
                  name={name}
                  field={definition.fields[name]}
                  copy={hint ? { ...fieldCopy, hint } : fieldCopy}
                  error={errorOf(name)}
                  scripted={hydrated}
                  control={bind(name)}
                  isDoubtful={doubtful[name]}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <Honeypot label={copy.honeypot} control={bind(HONEYPOT)} />
      {children}
      <div className="form-end">
        <CheckboxField
          id={`${prefix}-${consent.name}`}
          name={consent.name}
          required
          error={errorOf(consent.name)}
          scripted={hydrated}
          serverMessage={consent.message}
          control={{ ...bind(consent.name), ...(consent.value !== true && { value: consent.value }) }}
        >
          {copy.privacy.before}
          {/* In a new tab, so that what was typed is not lost. */}
          <a href={copy.privacy.link.href} target="_blank" rel="noopener" className="link">
            {copy.privacy.link.label}
            <span className="sr-only"> ({copy.privacy.newTab})</span>
          </a>{' '}
          {copy.privacy.after}
        </CheckboxField>
        <Button type="submit" disabled={busy}>
          {busy ? copy.sending : copy.submit}
        </Button>
      </div>
    </form>
  );
}
