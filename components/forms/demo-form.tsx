'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import {
  type Demo,
  type DemoInput,
  demoSchema,
  EMPLOYEE_RANGES_DEMO,
  emptyDemo,
  SECTORS,
} from '@/lib/forms/demo';
import type { Submission } from '@/lib/forms/email-service';
import { DOTTED_EMAIL_INPUT_PATTERN, HONEYPOT, MAX_LENGTH, MESSAGES } from '@/lib/forms/fields';
import type { DemoField, DemoFormCopy } from '@/lib/schema/sections/demo';
import { ConfirmationView } from './confirmation-view';
import { FailureBlock } from './failure-block';
import { FieldGroup, FormSheet } from './form-sheet';
import { Honeypot } from './honeypot';
import { PrivacyField } from './privacy-field';
import { demoCopy, sendDemo } from './send-demo';
import { serverMessages } from './server-messages';
import { useSiteForm } from './use-site-form';

const PREFIX = 'demo';

const messages: Record<string, string> = {
  ...serverMessages(demoSchema, emptyDemo),
  email: MESSAGES.email,
  numeroDipendenti: MESSAGES.option,
  note: MESSAGES.characters,
};

/**
 * The demo request. Its thanks are shown whatever happens (D18), except where the server names a field that the visitor
 * can mend.
 */
export function DemoForm({ copy, to }: { copy: DemoFormCopy; to: string }) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  const [sentBack, setSentBack] = useState(false);
  const { bind, errorOf, wrong, showServerErrors, onSubmit, renew, busy } = useSiteForm<DemoInput, Demo>({
    name: 'demo',
    schema: demoSchema,
    messages,
    onSentBack: () => setSentBack(true),
    copy: demoCopy,
  });

  async function send(request: Demo, submission: Submission) {
    setSentBack(false);
    const wrong = await sendDemo(request, submission, to);
    if (showServerErrors(wrong)) {
      // What the visitor is asked to mend is sent again by the visitor; anything else that is wrong is ours to mend.
      demoCopy.forget(submission.key);
      return;
    }
    renew();
    setSent(true);
  }

  if (sent) {
    return <ConfirmationView id="form-contatto-titolo" copy={copy.thanks} />;
  }

  const field = (name: DemoField) => ({
    id: `${PREFIX}-${name}`,
    name,
    ...copy.fields[name],
    error: errorOf(name),
    serverMessage: messages[name] ?? MESSAGES.required,
  });

  return (
    <FormSheet
      form="demo"
      copy={copy}
      headingId="form-contatto-titolo"
      prefix={PREFIX}
      busy={busy}
      wrong={wrong}
      errorOf={errorOf}
      noValidate={hydrated}
      onSubmit={onSubmit(send)}
    >
      {sentBack && <FailureBlock copy={copy.failure} />}
      <FieldGroup legend={copy.groups.organisation}>
        <TextField
          {...field('nomeAzienda')}
          required
          className="form-wide"
          control={{ ...bind('nomeAzienda'), autoComplete: 'organization', maxLength: MAX_LENGTH.name }}
        />
        <SelectField
          {...field('settore')}
          required
          options={SECTORS.map((value) => ({ value, label: copy.sectors[value] }))}
          control={bind('settore')}
        />
        <SelectField
          {...field('numeroDipendenti')}
          required={false}
          options={EMPLOYEE_RANGES_DEMO.map((value) => ({ value, label: copy.sizes[value] }))}
          control={bind('numeroDipendenti')}
        />
      </FieldGroup>
      <FieldGroup legend={copy.groups.person}>
        <TextField
          {...field('nomeContatto')}
          required
          className="form-wide"
          control={{
            ...bind('nomeContatto'),
            autoComplete: 'name',
            autoCapitalize: 'words',
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
          control={{ ...bind('telefono'), type: 'tel', autoComplete: 'tel', maxLength: MAX_LENGTH.phone }}
        />
      </FieldGroup>
      <FieldGroup legend={copy.groups.notes}>
        <TextAreaField
          {...field('note')}
          required={false}
          className="form-wide"
          control={{ ...bind('note'), rows: 4 }}
        />
      </FieldGroup>
      <Honeypot label={copy.honeypot} id="demo-rg" control={bind(HONEYPOT)} />
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
