import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox';
import { newsletterDefinition } from '@/lib/forms/newsletter';
import { FailureBlock, NO_SCRIPT_FAILURE } from './failure-block';
import type { FormCopyOf } from './form-copy';
import { FormField } from './form-field';
import { FormHead } from './form-head';
import { Honeypot } from './honeypot';

export type NewsletterFormCopy = Omit<FormCopyOf<'newsletter'>, 'form' | 'groups'> & { consent: string };

const { name: formName, fields, consent } = newsletterDefinition;

/** The provider's subscribe URL, or this site's own endpoint (D20). */
export type NewsletterTarget = { action: string; isOwnEndpoint: boolean };

type NewsletterPageFormProps = { copy: NewsletterFormCopy; target: NewsletterTarget };

/** The sign-up on its own page, to which the server returns an incomplete one. A plain form, like that of the footer. */
export function NewsletterPageForm({ copy, target }: NewsletterPageFormProps) {
  return (
    <form
      method="post"
      action={target.action}
      target={target.isOwnEndpoint ? undefined : '_blank'}
      rel={target.isOwnEndpoint ? undefined : 'noopener'}
      aria-labelledby="iscrizione-titolo"
      className="form-sheet"
    >
      <FormHead id="iscrizione-titolo" copy={copy} />
      <FailureBlock copy={copy.failure} {...NO_SCRIPT_FAILURE} />
      {target.isOwnEndpoint && (
        <>
          <input type="hidden" name="form" value={formName} />
          <Honeypot label={copy.honeypot} />
        </>
      )}
      <div className="form-grid">
        <FormField
          prefix="iscrizione"
          name="email"
          field={fields.email}
          copy={copy.fields.email}
          control={{}}
        />
      </div>
      <div className="form-end">
        <CheckboxField
          id="iscrizione-gdpr"
          name={consent.name}
          required
          serverMessage={consent.message}
          control={{ value: consent.value }}
        >
          {copy.consent}
        </CheckboxField>
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
