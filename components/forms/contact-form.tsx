'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import { type Contact, type ContactInput, contactSchema, emptyContact, SUBJECTS } from '@/lib/forms/contact';
import { contactMessage } from '@/lib/forms/contact-message';
import type { Submission } from '@/lib/forms/email-service';
import { HONEYPOT, MAX_LENGTH, MESSAGES } from '@/lib/forms/fields';
import type { ContactField, ContactFormCopy } from '@/lib/schema/sections/contact';
import { FailureBlock } from './failure-block';
import { FieldGroup, FormSheet } from './form-sheet';
import { Honeypot } from './honeypot';
import { mailtoLink } from './mailto-link';
import { PrivacyField } from './privacy-field';
import { SendFailure } from './send-failure';
import { serverMessages } from './server-messages';
import { takeFocus } from './take-focus';
import { currentService, useSiteForm } from './use-site-form';

const PREFIX = 'contatto';

const messages: Record<string, string> = {
  ...serverMessages(contactSchema, emptyContact),
  email: MESSAGES.email,
  phone: MESSAGES.characters,
  subject: MESSAGES.option,
};

type Outcome = { state: 'idle' | 'sent' | 'sentBack' } | { state: 'failed'; mail: string };

/**
 * The contact form. The browser's own validation stays (D13); what it finds is written under the fields as well, where
 * it remains when the browser's bubble has gone.
 */
export function ContactForm({ copy, to }: { copy: ContactFormCopy; to: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const { bind, errorOf, wrong, showServerErrors, onInvalidCapture, onSubmit, clear, renew, dropKey, busy } =
    useSiteForm<ContactInput, Contact>({
      name: 'contact',
      schema: contactSchema,
      messages,
      onSentBack: () => setOutcome({ state: 'sentBack' }),
    });

  async function send(contact: Contact, submission: Submission) {
    const message = contactMessage(contact, to);
    try {
      const service = currentService(to);
      const result = await service.sendEmail(message, { ...submission, contact });
      if (result.success) {
        clear();
        renew();
        setOutcome({ state: 'sent' });
        return;
      }
      console.error(result.error);
      if (result.keyTaken) dropKey();
      showServerErrors(result.fields);
    } catch (error) {
      console.error(error);
    }
    setOutcome({ state: 'failed', mail: mailtoLink(to, message.subject, message.text) });
  }

  const submit = onSubmit(send);

  const field = (name: ContactField) => ({
    id: `${PREFIX}-${name}`,
    name,
    ...copy.fields[name],
    error: errorOf(name),
    serverMessage: messages[name] ?? MESSAGES.required,
  });

  return (
    <FormSheet
      form="contact"
      copy={copy}
      headingId="contatto-titolo"
      prefix={PREFIX}
      busy={busy}
      wrong={wrong}
      errorOf={errorOf}
      onSubmit={(event) => {
        // Said of the message before, it would be believed of this one.
        setOutcome({ state: 'idle' });
        submit(event);
      }}
      onInvalidCapture={(event) => {
        setOutcome({ state: 'idle' });
        onInvalidCapture(event);
      }}
    >
      {outcome.state === 'sentBack' && <FailureBlock copy={copy.failure} />}
      <FieldGroup legend={copy.groups.person}>
        <TextField
          {...field('firstName')}
          required
          control={{
            ...bind('firstName'),
            autoComplete: 'given-name',
            autoCapitalize: 'words',
            maxLength: MAX_LENGTH.name,
          }}
        />
        <TextField
          {...field('lastName')}
          required
          control={{
            ...bind('lastName'),
            autoComplete: 'family-name',
            autoCapitalize: 'words',
            maxLength: MAX_LENGTH.name,
          }}
        />
        <TextField
          {...field('email')}
          required
          control={{ ...bind('email'), type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email }}
        />
        <TextField
          {...field('phone')}
          required={false}
          control={{ ...bind('phone'), type: 'tel', autoComplete: 'tel', maxLength: MAX_LENGTH.phone }}
        />
      </FieldGroup>
      <FieldGroup legend={copy.groups.message}>
        <SelectField
          {...field('subject')}
          required={false}
          className="form-medium"
          options={SUBJECTS.map((value) => ({ value, label: copy.subjects[value] }))}
          control={bind('subject')}
        />
        <TextAreaField
          {...field('message')}
          required
          className="form-wide"
          control={{ ...bind('message'), rows: 6 }}
        />
      </FieldGroup>
      <Honeypot label={copy.honeypot} id="contatto-rg" control={bind(HONEYPOT)} />
      {outcome.state === 'sent' && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="form-success">
          {copy.sent}
        </div>
      )}
      {outcome.state === 'failed' && (
        <SendFailure copy={copy.failure} mail={outcome.mail}>
          <div role="alert" className="font-semibold">
            {copy.failed}
          </div>
        </SendFailure>
      )}
      <div className="form-end">
        <PrivacyField
          id={`${PREFIX}-privacyAccepted`}
          copy={copy.privacy}
          error={errorOf('privacyAccepted')}
          serverMessage={MESSAGES.privacy}
          control={bind('privacyAccepted')}
        />
        <Button type="submit" disabled={busy}>
          {busy ? copy.sending : copy.submit}
        </Button>
      </div>
    </FormSheet>
  );
}
