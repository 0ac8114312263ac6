import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FormDefinition } from '@/lib/forms/definition';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { HONEYPOT } from '@/lib/forms/fields';
import { ErrorSummary } from './error-summary';
import { ADDRESSED, FailureBlock } from './failure-block';
import type { FormCopy } from './form-copy';
import { FormField } from './form-field';
import { FormHead } from './form-head';
import { Honeypot } from './honeypot';
import { PrivacyField } from './privacy-field';
import type { SiteForm } from './use-site-form';

type FormSheetProps<Name extends string, Group extends string> = Omit<ComponentProps<'form'>, 'form'> & {
  definition: FormDefinition<Name, Group>;
  copy: FormCopy<Name, Group>;
  /** What the ids of its fields begin with. */
  prefix: string;
  /** Id of the heading, which names the form. */
  headingId: string;
  form: Pick<SiteForm, 'bind' | 'errorOf' | 'wrong' | 'busy' | 'sentBack'>;
  /** What the form says of its outcome, above the button. */
  children?: ReactNode;
};

/**
 * The sheet that a form is written on: its fields in their groups, the consent and the button. It is a plain form that
 * posts to the site's own endpoint, so it works before React hydrates and without JavaScript.
 */
export function FormSheet<Name extends string, Group extends string>({
  definition,
  copy,
  prefix,
  headingId,
  form,
  children,
  ...props
}: FormSheetProps<Name, Group>) {
  const { bind, errorOf, wrong, busy, sentBack } = form;
  const hydrated = useHydrated();
  return (
    <form
      {...props}
      method="post"
      action={ENDPOINT}
      data-form={definition.name}
      aria-labelledby={headingId}
      className={busy ? 'form-sheet form-sending' : 'form-sheet'}
    >
      <input type="hidden" name="form" value={definition.name} />
      <FormHead id={headingId} copy={copy} />
      {!hydrated && <FailureBlock copy={copy.failure} {...ADDRESSED} />}
      <ErrorSummary prefix={prefix} copy={copy} busy={busy} wrong={wrong} errorOf={errorOf} />
      {sentBack && <FailureBlock copy={copy.failure} role="alert" className="form-failure" />}
      {definition.groups.map((group) => (
        <fieldset key={group.name} className="form-group">
          <legend className="rubric">{copy.groups[group.name]}</legend>
          <div className="form-grid">
            {group.fields.map((name) => (
              <FormField
                key={name}
                prefix={prefix}
                name={name}
                field={definition.fields[name]}
                copy={copy.fields[name]}
                error={errorOf(name)}
                scripted={hydrated}
                control={bind(name)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Honeypot label={copy.honeypot} id={`${prefix}-rg`} control={bind(HONEYPOT)} />
      {children}
      <div className="form-end">
        <PrivacyField
          id={`${prefix}-privacyAccepted`}
          copy={copy.privacy}
          error={errorOf('privacyAccepted')}
          scripted={hydrated}
          serverMessage={definition.privacy}
          control={bind('privacyAccepted')}
        />
        <Button type="submit" disabled={busy}>
          {busy ? copy.sending : copy.submit}
        </Button>
      </div>
    </form>
  );
}
