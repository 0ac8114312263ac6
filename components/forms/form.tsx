'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { enqueue, flushDemoQueue, isKept, remove } from '@/lib/browser/demo-queue';
import type { FormDefinition } from '@/lib/forms/definition';
import { payloadOf, type Submission, sendForm } from '@/lib/forms/email-service';
import { PREVIEW_REFUSAL } from '@/lib/forms/endpoint';
import { formMail, textOf } from '@/lib/forms/form-mail';
import type { DataOf, FormName, forms } from '@/lib/forms/forms';
import { lacksDot } from '@/lib/forms/rules';
import { ConfirmationView } from './confirmation-view';
import { FailureHelp } from './failure-block';
import type { SiteFormCopy } from './form-copy';
import { FormView } from './form-view';
import { mailtoLink } from './mailto-link';
import { emptyControls, invalidNames } from './native-form';
import { SendFailure } from './send-failure';
import { SentSummary } from './sent-summary';
import { useSiteForm } from './use-site-form';

/** How an attempt ended; `failed` is without an answer. */
export type Outcome = 'sent' | 'refused' | 'failed';

/** What was sent, and where it is: with us, in the visitor's browser, or nowhere because the browser keeps nothing. */
type Sent = { state: 'arrived' | 'kept' | 'lost'; data: DataOf<FormName>; key: string; mail: string };

type FormProps = {
  definition: FormDefinition & Pick<(typeof forms)[FormName], 'name' | 'schema'>;
  copy: SiteFormCopy;
  /** The company's address, to which the message goes. */
  to: string;
  /** Called with the outcome of an attempt, and with `undefined` when one begins. */
  onOutcome?: (outcome: Outcome | undefined) => void;
};

/**
 * A form, as its definition describes it. Once it is sent, a confirmation replaces it; if its copy has `sent`, it is
 * emptied and closes until it is opened again. After a failure everything stays as it was typed, with other ways to
 * reach us.
 */
export function Form({ definition, copy, to, onOutcome }: FormProps) {
  const { name, nativeValidation, keptInBrowser } = definition;
  const headingId = `${name}-titolo`;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Sent>();
  /** After a failure: `mailto:` link with what was typed. */
  const [failedMail, setFailedMail] = useState<string>();
  const wasStored = useRef(false);
  /** The e-mail address without a dot that the visitor was asked about; a second submit sends it. */
  const doubtfulEmail = useRef('');
  const sendingOf = (data: DataOf<FormName>, submission: Submission) => ({
    ...submission,
    definition,
    data,
    to,
  });
  const form = useSiteForm<DataOf<FormName>>(definition, (data, submission) => {
    if (keptInBrowser) wasStored.current = enqueue(payloadOf(sendingOf(data, submission)), submission.key);
  });

  async function send(data: DataOf<FormName>, submission: Submission) {
    const { email } = data;
    const doubt = copy.fields.email?.doubt;
    if (doubt && lacksDot(email) && doubtfulEmail.current !== email) {
      doubtfulEmail.current = email;
      form.showErrors({ email: doubt });
      return;
    }
    const { key } = submission;
    // Read only now, because the host page may set it after this script has run.
    const answer = sendForm(sendingOf(data, submission), window.emailService);
    const result = await answer.catch((error: unknown) => void console.error(error));
    const { success = false, keyTaken = false, fields } = result ?? {};
    if (result && !success) console.error(result);
    const isWrong = !success && form.showErrors(fields);
    // The queue forgets a request that the visitor must correct, or whose key has been delivered already. After any other
    // failure, which is ours, it keeps its copy.
    if (keptInBrowser && (success || keyTaken || isWrong)) remove(key);
    const isDone = success || (keptInBrowser && !isWrong);
    if (isDone || keyTaken) form.renewKey();
    if (isDone && copy.sent) {
      form.reset();
      if (element.current) emptyControls(element.current);
    }
    // The next message is a new one.
    if (isDone) form.forgetChosen();
    const mail = formMail(definition, data);
    const link = mailtoLink(to, mail.subject, textOf(mail));
    if (isDone)
      setSent({ state: success || keyTaken ? 'arrived' : stateInQueue(key), data, key, mail: link });
    else if (!(keptInBrowser && isWrong)) setFailedMail(link);
    if (isDone) onOutcome?.('sent');
    else onOutcome?.(result ? 'refused' : 'failed');
  }

  function stateInQueue(key: string): Sent['state'] {
    if (isKept(key)) return 'kept';
    // If it has left the queue, another tab has delivered it.
    return wasStored.current ? 'arrived' : 'lost';
  }

  /** Clears the outcome of the previous attempt. */
  function forgetOutcome() {
    form.setSentBack(false);
    setSent(undefined);
    setFailedMail(undefined);
    onOutcome?.(undefined);
  }

  function writeAgain() {
    flushSync(forgetOutcome);
    element.current?.querySelector<HTMLElement>('.input')?.focus();
  }

  const submit = form.onSubmit(send);
  const failed = process.env.SHOW_DRAFTS === '1' ? PREVIEW_REFUSAL : copy.failed;

  // A kept request may be delivered while the confirmation is shown.
  const waitingKey = sent?.state === 'kept' ? sent.key : undefined;
  useEffect(() => {
    if (!waitingKey) return;
    const deliver = async () => {
      await flushDemoQueue();
      if (!isKept(waitingKey)) setSent((before) => before && { ...before, state: 'arrived' });
    };
    addEventListener('online', deliver);
    return () => removeEventListener('online', deliver);
  }, [waitingKey]);

  const summary = sent && <SentSummary fields={definition.fields} copy={copy} data={sent.data} />;
  if (sent && !copy.sent) {
    const { state } = sent;
    return (
      <div className={`form-sheet form-receipt ${state === 'arrived' ? '' : 'form-waiting'}`}>
        <ConfirmationView
          id={headingId}
          copy={state === 'arrived' ? copy.confirmation : { ...copy.confirmation, ...copy[state] }}
          hasArrived={state === 'arrived'}
        >
          {state === 'lost' && <FailureHelp copy={copy.failure} mail={sent.mail} />}
          {summary}
        </ConfirmationView>
      </div>
    );
  }
  return (
    <FormView
      definition={definition}
      copy={copy}
      headingId={headingId}
      form={form}
      ref={element}
      answer={
        sent && (
          <ConfirmationView
            copy={copy.confirmation}
            alert={copy.sent}
            action={
              <Button variant="quiet" onClick={writeAgain}>
                {copy.again}
              </Button>
            }
          >
            {summary}
          </ConfirmationView>
        )
      }
      noValidate={hydrated && !nativeValidation}
      onSubmit={(event) => {
        forgetOutcome();
        submit(event);
      }}
      onInvalidCapture={(event) => {
        // The browser's bubble would cover the error under the field.
        event.preventDefault();
        forgetOutcome();
        const names = invalidNames(event.currentTarget, event.target);
        if (names) form.showInvalid(names);
      }}
    >
      {failedMail && (
        <SendFailure copy={copy.failure} mail={failedMail}>
          {failed && (
            <div role="alert" className="font-semibold">
              {failed}
            </div>
          )}
        </SendFailure>
      )}
    </FormView>
  );
}
