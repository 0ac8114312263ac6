'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { PREVIEW_REFUSAL } from '@/lib/forms/endpoint';
import { isPreview } from '@/lib/preview.mjs';
import { ConfirmationView } from './confirmation-view';
import { FailureHelp } from './failure-block';
import { invalidNames } from './form-controls';
import { FormView } from './form-view';
import { SendFailure } from './send-failure';
import { SentSummary } from './sent-summary';
import { type FormProps, useFormSending } from './use-form-sending';

/**
 * A form, as its definition describes it. Once it is sent, a confirmation replaces it; if its copy has `sent`, it is emptied
 * instead, and closes until it is opened again. After a failure the form keeps its values and shows other ways to reach us.
 */
export function Form(props: FormProps) {
  const { definition, copy } = props;
  const headingId = `${definition.name}-titolo`;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { form, sent, failedMail, clearOutcome } = useFormSending(props, element);

  function writeAgain() {
    flushSync(clearOutcome);
    element.current?.querySelector<HTMLElement>('.input')?.focus();
  }

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
  const failed = isPreview() ? PREVIEW_REFUSAL : copy.failed;
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
      noValidate={hydrated && !definition.nativeValidation}
      onSubmit={(event) => {
        clearOutcome();
        form.submit(event);
      }}
      onInvalidCapture={(event) => {
        // The browser's bubble would cover the error below the field.
        event.preventDefault();
        clearOutcome();
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
