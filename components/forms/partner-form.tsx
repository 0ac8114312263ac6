'use client';

import { useState } from 'react';
import { dismissToasts, showError, showSuccess, Toaster } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Submission } from '@/lib/forms/email-service';
import { type Partner, partnerDefinition } from '@/lib/forms/partner';
import { partnerMessage } from '@/lib/forms/partner-message';
import type { ConfirmationCopy } from './confirmation-body';
import { ConfirmationView } from './confirmation-view';
import type { FormCopyOf } from './form-copy';
import { FormSheet } from './form-sheet';
import { mailtoLink } from './mailto-link';
import { SendFailure } from './send-failure';
import { currentService, useSiteForm } from './use-site-form';

export type PartnerFormCopy = FormCopyOf<typeof partnerDefinition> & {
  toasts: Record<'sent' | 'refused' | 'failed', { title: string; text: string }>;
  /** Name of the region where toasts appear, and of the button that closes one. */
  toastRegion: string;
  toastClose: string;
  confirmation: ConfirmationCopy;
};

const HEADING_ID = 'candidatura-modulo';

/**
 * The partner application. A confirmation replaces it once it is sent. A failure says so in a toast, leaves everything
 * as it was typed and offers other ways.
 */
export function PartnerForm({ copy, to }: { copy: PartnerFormCopy; to: string }) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  /** After a failure: a link to an e-mail with the application. */
  const [failedMail, setFailedMail] = useState<string>();
  const form = useSiteForm(partnerDefinition);

  async function send(application: Partner, submission: Submission) {
    const payload = partnerMessage(application, to, submission.sentAt);
    try {
      const service = currentService();
      const result = await service.sendPartnerRegistration(application, { ...submission, payload });
      if (result.success) {
        form.renew();
        setSent(true);
        showSuccess(copy.toasts.sent);
        return;
      }
      console.error(result.error);
      if (result.keyTaken) form.dropKey();
      form.showServerErrors(result.fields);
      showError(copy.toasts.refused);
    } catch (error) {
      console.error(error);
      showError(copy.toasts.failed);
    }
    setFailedMail(mailtoLink(to, payload.subject, payload.body));
  }

  const submit = form.onSubmit(send);

  return (
    <>
      {sent ? (
        <ConfirmationView id={HEADING_ID} copy={copy.confirmation} />
      ) : (
        <FormSheet
          definition={partnerDefinition}
          copy={copy}
          prefix="candidatura"
          headingId={HEADING_ID}
          form={form}
          noValidate={hydrated}
          onSubmit={(event) => {
            // The outcome of one attempt must not be read as that of the next.
            form.setSentBack(false);
            setFailedMail(undefined);
            dismissToasts();
            submit(event);
          }}
        >
          {failedMail && <SendFailure copy={copy.failure} mail={failedMail} />}
        </FormSheet>
      )}
      {hydrated && <Toaster label={copy.toastRegion} close={copy.toastClose} />}
    </>
  );
}
