'use client';

import { useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { enqueue, remove } from '@/lib/browser/demo-queue';
import type { FormDefinition } from '@/lib/forms/definition';
import { type Submission, sendForm } from '@/lib/forms/email-service';
import { textOf, visitorMail } from '@/lib/forms/form-mail';
import type { DataOf, FormName, forms } from '@/lib/forms/forms';
import { ConfirmationView } from './confirmation-view';
import type { SiteFormCopy } from './form-copy';
import { FormSheet } from './form-sheet';
import { mailtoLink } from './mailto-link';
import { emptyControls, invalidNames, takeFocus } from './native-form';
import { SendFailure } from './send-failure';
import { useSiteForm } from './use-site-form';

/** How an attempt ended: sent, refused by the service, or without an answer. */
export type Outcome = 'sent' | 'refused' | 'failed';

type DefinedFormProps = {
  definition: FormDefinition & Pick<(typeof forms)[FormName], 'name' | 'schema'>;
  copy: SiteFormCopy;
  /** The recipient of the messages that the visitor's browser makes. */
  to: string;
  /** Called with how an attempt ended, and with `undefined` when one begins. */
  onOutcome?: (outcome: Outcome | undefined) => void;
};

/**
 * A form of the site, as its definition describes it. Once it is sent, a confirmation replaces it, or, where its copy has
 * none, an alert stands in it and it is emptied. A failure leaves everything as it was typed and offers other ways.
 */
export function DefinedForm({ definition, copy, to, onOutcome }: DefinedFormProps) {
  const { name, nativeValidation, keptInBrowser } = definition;
  const headingId = `${name}-titolo`;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  /** After a failure: a link to an e-mail with what was typed. */
  const [failedMail, setFailedMail] = useState<string>();
  const form = useSiteForm<DataOf<FormName>>(definition, (data, { key }) => {
    if (keptInBrowser) enqueue({ form: name, ...data }, key);
  });

  async function send(data: DataOf<FormName>, { key, sentAt }: Submission) {
    const mail = visitorMail(definition, data, sentAt);
    // The service of the moment: the host page's may come after this script.
    const sending = sendForm({ form: name, data, mail, to, key }, { host: window.emailService });
    const result = await sending.catch((error: unknown) => void console.error(error));
    const { success = false, keyTaken = false, error, fields } = result ?? {};
    if (result && !success) console.error(error);
    const isWrong = !success && form.showServerErrors(fields);
    // What the visitor corrects is sent again; a key that is taken has brought the request before. Any other failure is
    // ours: the queue keeps its copy.
    if (keptInBrowser && (success || keyTaken || isWrong)) remove(key);
    const isDone = success || (keptInBrowser && !isWrong);
    if (isDone || keyTaken) form.renewKey();
    if (isDone && !copy.confirmation) {
      form.reset();
      if (element.current) emptyControls(element.current);
    }
    // A second message is for something else.
    if (isDone) form.forgetChosen();
    if (isDone) setSent(true);
    else if (!(keptInBrowser && isWrong)) setFailedMail(mailtoLink(to, mail.subject, textOf(mail)));
    onOutcome?.(isDone ? 'sent' : result ? 'refused' : 'failed');
  }

  /** The outcome of one attempt must not be read as that of the next. */
  function forgetOutcome() {
    form.setSentBack(false);
    setSent(false);
    setFailedMail(undefined);
    onOutcome?.(undefined);
  }

  const submit = form.onSubmit(send);

  if (sent && copy.confirmation) return <ConfirmationView id={headingId} copy={copy.confirmation} />;
  return (
    <FormSheet
      definition={definition}
      copy={copy}
      headingId={headingId}
      form={form}
      ref={element}
      noValidate={hydrated && !nativeValidation}
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
      {sent && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="form-success">
          {copy.sent}
        </div>
      )}
      {failedMail && (
        <SendFailure copy={copy.failure} mail={failedMail}>
          {copy.failed && (
            <div role="alert" className="font-semibold">
              {copy.failed}
            </div>
          )}
        </SendFailure>
      )}
    </FormSheet>
  );
}
