'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import { dismissToasts, showError, showSuccess, Toaster } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Submission } from '@/lib/forms/email-service';
import { DOTTED_EMAIL_INPUT_PATTERN, HONEYPOT, MAX_LENGTH, MESSAGES } from '@/lib/forms/fields';
import {
  EMPLOYEE_RANGES_PARTNER,
  emptyPartner,
  PARTNER_TYPES,
  type Partner,
  type PartnerInput,
  partnerSchema,
  SITE_INPUT_PATTERN,
} from '@/lib/forms/partner';
import { partnerMessage } from '@/lib/forms/partner-message';
import type { PartnerField, PartnerFormCopy } from '@/lib/schema/sections/partner';
import { ConfirmationView } from './confirmation-view';
import { FailureBlock } from './failure-block';
import { FieldGroup, FormSheet } from './form-sheet';
import { Honeypot } from './honeypot';
import { mailtoLink } from './mailto-link';
import { PrivacyField } from './privacy-field';
import { SendFailure } from './send-failure';
import { serverMessages } from './server-messages';
import { currentService, useSiteForm } from './use-site-form';

const PREFIX = 'candidatura';

const messages: Record<string, string> = {
  ...serverMessages(partnerSchema, emptyPartner),
  sito: 'URL non valido',
};

/**
 * The partner application: idle, being sent, then a confirmation in its place; a failure says so in a toast, leaves
 * everything as it was typed and offers other ways.
 */
export function PartnerForm({ copy, to }: { copy: PartnerFormCopy; to: string }) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  const [sentBack, setSentBack] = useState(false);
  /** After a failure: a link to an e-mail with the application. */
  const [failedMail, setFailedMail] = useState<string>();
  const { bind, errorOf, wrong, showServerErrors, onSubmit, renew, dropKey, busy } = useSiteForm<
    PartnerInput,
    Partner
  >({
    name: 'partner',
    schema: partnerSchema,
    messages,
    onSentBack: () => setSentBack(true),
  });

  async function send(application: Partner, submission: Submission) {
    try {
      const service = currentService(to);
      const result = await service.sendPartnerRegistration(application, submission);
      if (result.success) {
        renew();
        setSent(true);
        showSuccess(copy.toasts.sent);
        return;
      }
      console.error(result.error);
      if (result.keyTaken) dropKey();
      showServerErrors(result.fields);
      showError(copy.toasts.refused);
    } catch (error) {
      console.error(error);
      showError(copy.toasts.failed);
    }
    const { subject, body } = partnerMessage(application, to, submission.sentAt);
    setFailedMail(mailtoLink(to, subject, body));
  }

  const submit = onSubmit(send);

  const field = (name: PartnerField) => ({
    id: `${PREFIX}-${name}`,
    name,
    ...copy.fields[name],
    error: errorOf(name),
    serverMessage: messages[name] ?? MESSAGES.required,
  });

  return (
    <>
      {sent ? (
        <ConfirmationView id="candidatura-modulo" copy={copy.confirmation} />
      ) : (
        <FormSheet
          form="partner"
          copy={copy}
          headingId="candidatura-modulo"
          prefix={PREFIX}
          busy={busy}
          wrong={wrong}
          errorOf={errorOf}
          noValidate={hydrated}
          onSubmit={(event) => {
            // Said of the attempt before, it would be believed of this one.
            setSentBack(false);
            setFailedMail(undefined);
            dismissToasts();
            submit(event);
          }}
        >
          {sentBack && <FailureBlock copy={copy.failure} />}
          <FieldGroup legend={copy.groups.company}>
            <TextField
              {...field('azienda')}
              required
              control={{
                ...bind('azienda'),
                autoComplete: 'organization',
                minLength: 2,
                maxLength: MAX_LENGTH.name,
              }}
            />
            <TextField
              {...field('sito')}
              required={false}
              control={{
                ...bind('sito'),
                inputMode: 'url',
                autoCapitalize: 'none',
                autoComplete: 'url',
                pattern: SITE_INPUT_PATTERN,
                maxLength: MAX_LENGTH.site,
              }}
            />
            <TextField
              {...field('settoreTarget')}
              required
              className="form-medium"
              control={{ ...bind('settoreTarget'), minLength: 2, maxLength: MAX_LENGTH.sector }}
            />
            <SelectField
              {...field('dipendenti')}
              required
              className="form-narrow"
              options={EMPLOYEE_RANGES_PARTNER.map((value) => ({ value, label: copy.sizes[value] }))}
              control={bind('dipendenti')}
            />
          </FieldGroup>
          <FieldGroup legend={copy.groups.person}>
            <TextField
              {...field('referente')}
              required
              className="form-wide"
              control={{
                ...bind('referente'),
                autoComplete: 'name',
                autoCapitalize: 'words',
                minLength: 2,
                maxLength: MAX_LENGTH.name,
              }}
            />
            <TextField
              {...field('email')}
              required
              control={{
                ...bind('email'),
                type: 'email',
                autoComplete: 'email',
                pattern: DOTTED_EMAIL_INPUT_PATTERN,
                maxLength: MAX_LENGTH.email,
              }}
            />
            <TextField
              {...field('telefono')}
              required
              control={{
                ...bind('telefono'),
                type: 'tel',
                autoComplete: 'tel',
                minLength: 6,
                maxLength: MAX_LENGTH.phone,
              }}
            />
          </FieldGroup>
          <FieldGroup legend={copy.groups.proposal}>
            <SelectField
              {...field('tipoPartnership')}
              required
              options={PARTNER_TYPES.map((value) => ({ value, label: copy.kinds[value] }))}
              control={bind('tipoPartnership')}
            />
            <TextAreaField
              {...field('motivazione')}
              required
              className="form-wide"
              control={{ ...bind('motivazione'), rows: 5, minLength: 20 }}
            />
          </FieldGroup>
          <Honeypot label={copy.honeypot} id="candidatura-rg" control={bind(HONEYPOT)} />
          {failedMail && <SendFailure copy={copy.failure} mail={failedMail} />}
          <div className="form-end">
            <PrivacyField
              id={`${PREFIX}-privacyAccepted`}
              copy={copy.privacy}
              error={errorOf('privacyAccepted')}
              serverMessage={messages.privacyAccepted ?? MESSAGES.privacy}
              control={bind('privacyAccepted')}
            />
            <Button type="submit" disabled={busy}>
              {busy ? copy.sending : copy.submit}
            </Button>
          </div>
        </FormSheet>
      )}
      {hydrated && <Toaster label={copy.toastRegion} close={copy.toastClose} />}
    </>
  );
}
