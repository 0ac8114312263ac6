'use client';

import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react';
import { enqueue, flushDemoQueue, isKept, remove } from '@/lib/browser/demo-queue';
import type { FormDefinition } from '@/lib/forms/definition';
import { formMail, textOf } from '@/lib/forms/form-mail';
import type { DataOf, FormName, forms } from '@/lib/forms/forms';
import { payloadOf, type SubmissionIdentity, sendForm } from '@/lib/forms/post-form';
import { lacksDot } from '@/lib/forms/rules';
import { emptyControls } from './form-controls';
import type { SiteFormCopy } from './form-copy';
import { mailtoLink } from './mailto-link';
import { useSiteForm } from './use-site-form';

/** How an attempt ended; `failed`: no response was received. */
export type Outcome = 'sent' | 'refused' | 'failed';

/** The data that were sent. `kept`: the browser will send them later; `lost`: it cannot store them. */
type Sent = { state: 'arrived' | 'kept' | 'lost'; data: DataOf<FormName>; key: string; mail: string };

export type FormProps = {
  definition: FormDefinition & Pick<(typeof forms)[FormName], 'name' | 'schema'>;
  copy: SiteFormCopy;
  /** The company's address, to which the message goes. */
  to: string;
  /** Called with the outcome of an attempt, and with `undefined` when one begins. */
  onOutcome?: (outcome: Outcome | undefined) => void;
};

/**
 * Sends a form, and holds the outcome of the last attempt.
 * @param element the form, whose controls are emptied if it closes
 */
export function useFormSending(
  { definition, copy, to, onOutcome }: FormProps,
  element: RefObject<HTMLFormElement | null>,
) {
  const { keptInBrowser } = definition;
  const [sent, setSent] = useState<Sent>();
  /** After a failure: `mailto:` link with what was typed. */
  const [failedMail, setFailedMail] = useState<string>();
  const wasStored = useRef(false);
  /** The e-mail address without a dot that the visitor was asked about; a second submit sends it. */
  const doubtfulEmail = useRef('');
  const form = useSiteForm<DataOf<FormName>>(definition, { onBegin, send });
  useDeliveryWhenOnline(sent, setSent);

  const requestOf = (data: DataOf<FormName>, submission: SubmissionIdentity) => ({
    ...submission,
    definition,
    data,
    to,
  });

  function onBegin(data: DataOf<FormName>, submission: SubmissionIdentity): void {
    if (keptInBrowser) wasStored.current = enqueue(payloadOf(requestOf(data, submission)), submission.key);
  }

  async function send(data: DataOf<FormName>, submission: SubmissionIdentity): Promise<void> {
    if (asksAboutEmail(data.email)) return;
    const { key } = submission;
    // Read only now, because the host page may set it after this script has run.
    const answer = sendForm(requestOf(data, submission), window.emailService);
    const result = await answer.catch((error: unknown) => void console.error(error));
    const { success = false, keyTaken = false, fields } = result ?? {};
    if (result && !success) console.error(result);
    const isWrong = !success && form.showErrors(fields);
    // The queue drops a request that has arrived, that the visitor must correct, or whose key the server has for other content
    // (409). After any other failure, which is ours, it keeps its copy.
    if (keptInBrowser && (success || keyTaken || isWrong)) remove(key);
    const isConfirmed = success || (keptInBrowser && !isWrong);
    if (isConfirmed || keyTaken) form.renewKey();
    const message = formMail(definition, data);
    const mail = mailtoLink(to, message.subject, textOf(message));
    if (isConfirmed) {
      clear();
      setSent({ state: success || keyTaken ? 'arrived' : stateInQueue(key), data, key, mail });
      onOutcome?.('sent');
    } else {
      // A form that the browser keeps fails only if a field is wrong, so it needs no link to send by e-mail.
      if (!keptInBrowser) setFailedMail(mail);
      onOutcome?.(result ? 'refused' : 'failed');
    }
  }

  /**
   * Asks once about an address without a dot.
   * @returns whether the visitor has to answer
   */
  function asksAboutEmail(email: string): boolean {
    const doubt = copy.fields.email?.doubt;
    if (!doubt || !lacksDot(email) || doubtfulEmail.current === email) return false;
    doubtfulEmail.current = email;
    form.showErrors({ email: doubt });
    return true;
  }

  function stateInQueue(key: string): Sent['state'] {
    if (isKept(key)) return 'kept';
    // If it has left the queue, another tab has delivered it.
    return wasStored.current ? 'arrived' : 'lost';
  }

  /** Empties the form for the next message, unless a confirmation replaces it anyway. */
  function clear() {
    if (copy.sent) {
      form.reset();
      if (element.current) emptyControls(element.current);
    }
    form.removeChoices();
  }

  /** Clears the outcome of the previous attempt. */
  function clearOutcome() {
    form.clearSentBack();
    setSent(undefined);
    setFailedMail(undefined);
    onOutcome?.(undefined);
  }

  return { form, sent, failedMail, clearOutcome };
}

/** Delivers a request that the browser keeps when the connection returns while its confirmation is shown. */
function useDeliveryWhenOnline(sent: Sent | undefined, setSent: Dispatch<SetStateAction<Sent | undefined>>) {
  const waitingKey = sent?.state === 'kept' ? sent.key : undefined;
  useEffect(() => {
    if (!waitingKey) return;
    const deliver = async () => {
      await flushDemoQueue();
      if (!isKept(waitingKey)) setSent((before) => before && { ...before, state: 'arrived' });
    };
    addEventListener('online', deliver);
    return () => removeEventListener('online', deliver);
  }, [waitingKey, setSent]);
}
