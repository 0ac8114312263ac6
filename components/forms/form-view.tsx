import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox';
import { useHydrated } from '@/components/ui/use-hydrated';
import { parametersOf } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { HONEYPOT } from '@/lib/forms/rules';
import { ChoiceLine } from './choice-line';
import { ErrorSummary } from './error-summary';
import { FailureBlock, NO_SCRIPT_FAILURE } from './failure-block';
import { rewriteEmails } from './form-controls';
import type { FieldCopy, FormCopy, PrivacyCopy } from './form-copy';
import { FormField } from './form-field';
import { FormHead } from './form-head';
import { Honeypot } from './honeypot';
import type { FormState } from './use-site-form';

type FormViewProps<Name extends string, Group extends string> = Omit<ComponentProps<'form'>, 'form'> & {
  definition: FormDefinition<Name, Group>;
  copy: FormCopy<Name, Group>;
  /** Id of the heading, which is the form's accessible name. */
  headingId: string;
  form: FormState;
  /** The outcome, above the button. */
  children?: ReactNode;
  /** Shown in place of the fields after sending, until the form is opened again. */
  answer?: ReactNode;
};

/** A form that posts to the site's own endpoint, so that it works before React hydrates and without JavaScript. */
export function FormView<Name extends string, Group extends string>({
  definition,
  copy,
  headingId,
  form,
  children,
  answer,
  ...props
}: FormViewProps<Name, Group>) {
  const { bind, errorOf, isSubmitting, choices } = form;
  const { name: prefix, fields, consent } = definition;
  const hydrated = useHydrated();
  return (
    <form
      {...props}
      method="post"
      action={ENDPOINT}
      data-form={prefix}
      data-choices={parametersOf(fields).join(' ') || undefined}
      // The script of the page may set `data-chosen` before React hydrates.
      suppressHydrationWarning
      aria-labelledby={headingId}
      className={['form-sheet', isSubmitting && 'form-sending', answer && 'form-closed']
        .filter(Boolean)
        .join(' ')}
    >
      <input type="hidden" name="form" value={prefix} />
      {answer && <div className="form-answer">{answer}</div>}
      <FormHead id={headingId} copy={copy} />
      {copy.chosen &&
        (Object.keys(choices).length > 0 ? (
          <ChoiceLine
            id={`${prefix}-scelto`}
            copy={copy.chosen}
            fields={fields}
            choices={choices}
            error={Object.keys(choices).map(errorOf).find(Boolean)}
            onRemove={form.removeChoices}
          />
        ) : (
          <div className="form-chosen-place" />
        ))}
      {!hydrated && <FailureBlock copy={copy.failure} {...NO_SCRIPT_FAILURE} />}
      <ErrorSummary prefix={prefix} consent={consent.name} copy={copy} form={form} />
      {form.isSentBack && <FailureBlock copy={copy.failure} role="alert" className="form-failure" />}
      {definition.groups.map((group) => (
        <fieldset key={group.name} className="form-group">
          <legend className="label-text">{copy.groups[group.name]}</legend>
          <div className="form-grid">
            {group.fields.map((name) => (
              <FormField
                key={name}
                prefix={prefix}
                name={name}
                field={fields[name]}
                copy={withChosenHint(copy.fields[name], choices.interest)}
                error={errorOf(name)}
                hydrated={hydrated}
                control={bind(name)}
                isDoubtful={form.doubts[name]}
              />
            ))}
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
          hydrated={hydrated}
          serverMessage={consent.message}
          control={{ ...bind(consent.name), ...(consent.value !== true && { value: consent.value }) }}
        >
          <ConsentText copy={copy.privacy} />
        </CheckboxField>
        <Button
          type="submit"
          disabled={isSubmitting}
          // Before the browser checks the form. Enter in a field clicks the button too.
          onClick={({ currentTarget }) => rewriteEmails(currentTarget.form)}
        >
          {isSubmitting ? copy.sending : copy.submit}
        </Button>
      </div>
    </form>
  );
}

/** The copy of a field, with its hint for the interest that the URL has chosen (D44), if there is one. */
function withChosenHint(copy: FieldCopy, interest = ''): FieldCopy {
  const hint = copy.hintFor?.[interest];
  return hint ? { ...copy, hint } : copy;
}

function ConsentText({ copy: { before, link, after, newTab } }: { copy: PrivacyCopy }) {
  return (
    <>
      {before}
      {/* In a new tab, so that what was typed is not lost. */}
      <a href={link.href} target="_blank" rel="noopener" className="link">
        {link.label}
        <span className="sr-only"> ({newTab})</span>
      </a>{' '}
      {after}
    </>
  );
}
