'use client';

import { useRef, useState } from 'react';
import { type Contact, contactDefinition } from '@/lib/forms/contact';
import { contactMessage } from '@/lib/forms/contact-message';
import type { Submission } from '@/lib/forms/email-service';
import type { FormCopyOf } from './form-copy';
import { FormSheet } from './form-sheet';
import { mailtoLink } from './mailto-link';
import { emptyControls, invalidNames } from './native-form';
import { SendFailure } from './send-failure';
import { takeFocus } from './take-focus';
import { currentService, useSiteForm } from './use-site-form';

export type ContactFormCopy = FormCopyOf<typeof contactDefinition> & {
  /** Exact texts of the specification's section 8. */
  sent: string;
  failed: string;
};

type Outcome = { state: 'sent' } | { state: 'failed'; mail: string };

/**
 * The contact form. The browser's own validation stays (D13). What it finds is written under the fields as well, where
 * it remains when the browser's bubble has gone.
 */
export function ContactForm({ copy, to }: { copy: ContactFormCopy; to: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const element = useRef<HTMLFormElement>(null);
  const form = useSiteForm(contactDefinition);

  async function send(contact: Contact, submission: Submission) {
    const message = contactMessage(contact, to);
    try {
      const service = currentService();
      const result = await service.sendEmail(message, { ...submission, contact });
      if (result.success) {
        form.reset();
        if (element.current) emptyControls(element.current);
        form.renew();
        setOutcome({ state: 'sent' });
        return;
      }
      console.error(result.error);
      if (result.keyTaken) form.dropKey();
      form.showServerErrors(result.fields);
    } catch (error) {
      console.error(error);
    }
    setOutcome({ state: 'failed', mail: mailtoLink(to, message.subject, message.text) });
  }

  /** The outcome of one message must not be read as that of the next. */
  function forgetOutcome() {
    form.setSentBack(false);
    setOutcome(undefined);
  }

  const submit = form.onSubmit(send);

  return (
    <FormSheet
      definition={contactDefinition}
      copy={copy}
      prefix="contatto"
      headingId="contatto-titolo"
      form={form}
      ref={element}
      onSubmit={(event) => {
        forgetOutcome();
        submit(event);
      }}
      onInvalidCapture={(event) => {
        forgetOutcome();
        const names = invalidNames(event.currentTarget, event.target);
        if (names) form.showInvalid(names);
      }}
    >
      {outcome?.state === 'sent' && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="form-success">
          {copy.sent}
        </div>
      )}
      {outcome?.state === 'failed' && (
        <SendFailure copy={copy.failure} mail={outcome.mail}>
          <div role="alert" className="font-semibold">
            {copy.failed}
          </div>
        </SendFailure>
      )}
    </FormSheet>
  );
}
