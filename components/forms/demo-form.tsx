'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type Demo, demoDefinition } from '@/lib/forms/demo';
import type { Submission } from '@/lib/forms/email-service';
import type { ConfirmationCopy } from './confirmation-body';
import { ConfirmationView } from './confirmation-view';
import type { FormCopyOf } from './form-copy';
import { FormSheet } from './form-sheet';
import { demoCopy, sendDemo } from './send-demo';
import { useSiteForm } from './use-site-form';

export type DemoFormCopy = FormCopyOf<typeof demoDefinition> & { thanks: ConfirmationCopy };

const HEADING_ID = 'form-contatto-titolo';

/**
 * The demo request. Its thanks are shown whatever happens (D18), except where the server names a field that the visitor
 * can correct.
 */
export function DemoForm({ copy }: { copy: DemoFormCopy }) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  const form = useSiteForm(demoDefinition, demoCopy);

  async function send(request: Demo, submission: Submission) {
    form.setSentBack(false);
    const wrong = await sendDemo(request, submission);
    if (form.showServerErrors(wrong)) {
      // The visitor corrects these fields and sends them again. Any other failure is ours: the queue keeps its copy.
      demoCopy.forget(submission.key);
      return;
    }
    form.renew();
    setSent(true);
  }

  if (sent) return <ConfirmationView id={HEADING_ID} copy={copy.thanks} />;
  return (
    <FormSheet
      definition={demoDefinition}
      copy={copy}
      prefix="demo"
      headingId={HEADING_ID}
      form={form}
      noValidate={hydrated}
      onSubmit={form.onSubmit(send)}
    />
  );
}
