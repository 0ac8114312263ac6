import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { MAX_LENGTH } from '@/lib/forms/fields';
import type { NewsletterFormCopy } from '@/lib/schema/sections/newsletter';
import { FailureHelp } from './failure-help';
import { Honeypot } from './honeypot';

type NewsletterSheetProps = {
  copy: NewsletterFormCopy;
  /** The provider's subscribe address, or this site's own endpoint (D20). */
  target: { action: string; own: boolean };
};

/** The sign-up on a page of its own: where an incomplete one comes back to. A plain form, like the footer's. */
export function NewsletterSheet({ copy, target }: NewsletterSheetProps) {
  return (
    <form
      method="post"
      action={target.action}
      target={target.own ? undefined : '_blank'}
      rel={target.own ? undefined : 'noopener'}
      aria-labelledby="iscrizione-titolo"
      className="form-sheet"
    >
      <div className="form-head">
        <h2 id="iscrizione-titolo" className="text-heading-3">
          {copy.title}
        </h2>
        <p className="text-note text-ink-muted">{copy.required}</p>
      </div>
      <div id="errore-invio" className="form-failure form-failure-address">
        <p className="font-semibold">{copy.failure.title}</p>
        <p className="mt-1">{copy.failure.back}</p>
        <FailureHelp copy={copy.failure} mail={copy.failure.mail.href} />
      </div>
      {target.own && (
        <>
          <input type="hidden" name="form" value="newsletter" />
          <Honeypot label={copy.honeypot} id="iscrizione-rg" />
        </>
      )}
      <div className="form-grid">
        <TextField
          id="iscrizione-email"
          name="email"
          {...copy.fields.email}
          required
          plain
          serverMessage={copy.errors.email}
          className="form-wide"
          control={{ type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email }}
        />
      </div>
      <div className="form-end">
        <CheckboxField
          id="iscrizione-gdpr"
          name="gdpr"
          required
          plain
          serverMessage={copy.errors.gdpr}
          control={{ value: 'Y' }}
        >
          {copy.consent}
        </CheckboxField>
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
