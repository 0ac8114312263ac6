import type { ReactNode } from 'react';
import { FailureBlock } from '@/components/forms/failure-block';
import { SendFailure } from '@/components/forms/send-failure';
import { Pagination } from '@/components/novita/pagination';
import { Button, ButtonLink } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select';
import { contactForm as form } from '@/content/forms/contact';
import { partnerForm } from '@/content/forms/partner';
import { layoutCopy } from '@/content/navigation';
import { paging } from '@/content/pages/novita';
import { contactDefinition } from '@/lib/forms/contact';
import { MESSAGES } from '@/lib/forms/rules';

const { options } = contactDefinition.fields.subject;

type GalleryState = { name: string; element: ReactNode };

const controlStateNames = ['normal', 'hover', 'focus-visible', 'active', 'disabled'] as const;

/** A control in each state. `forceStates` applies hover, focus-visible and active. */
const controlStates = (render: (disabled: boolean) => ReactNode): GalleryState[] =>
  controlStateNames.map((name) => ({
    name,
    element: <div data-force={name}>{render(name === 'disabled')}</div>,
  }));

/** The props that all kinds of fields have. */
const fieldProps = (name: string, error?: string) => ({
  id: `galleria-${name}`,
  name,
  required: true,
  error,
  serverMessage: MESSAGES.required,
});

type FieldState = { name: string; isFilled?: boolean; error?: string; disabled?: boolean };

const allFieldStates: FieldState[] = [
  { name: 'empty' },
  { name: 'filled', isFilled: true },
  { name: 'error', error: MESSAGES.required },
  { name: 'disabled', disabled: true },
  { name: 'hover' },
  { name: 'focus-visible' },
];

/** A field in each state. */
const fieldStates = (render: (state: FieldState) => ReactNode): GalleryState[] =>
  allFieldStates.map((state) => ({
    name: state.name,
    element: <div data-force={state.name}>{render(state)}</div>,
  }));

const icons = ['arrow', 'check', 'chevron', 'cross', 'external', 'plus', 'search', 'sheet'] as const;

/** A toast with the markup of sonner. */
const toast = (className: string, { title, text }: { title: string; text: string }) => (
  <div className="relative max-w-96">
    <div className={className}>
      <div>
        <div className="toast-title">{title}</div>
        <div className="toast-text">{text}</div>
      </div>
    </div>
  </div>
);

/** The states of components, by file. */
export const states: Readonly<Record<string, readonly GalleryState[]>> = {
  'components/ui/button.tsx': [
    ...controlStates((disabled) => <Button disabled={disabled}>{form.submit}</Button>),
    ...controlStates((disabled) => (
      <Button variant="quiet" disabled={disabled}>
        {form.submit}
      </Button>
    )),
    { name: 'sending', element: <Button disabled>{form.sending}</Button> },
    {
      name: 'small link',
      element: <ButtonLink link={layoutCopy.band.action} size="small" />,
    },
  ],
  'components/ui/icon.tsx': icons.map((name) => ({ name, element: <Icon name={name} className="w-6" /> })),
  'components/ui/field.tsx': [
    ...fieldStates(({ name, isFilled, error, disabled }) => (
      <TextField
        {...fieldProps(`text-${name}`, error)}
        {...form.fields.phone}
        control={{ defaultValue: isFilled ? '02 0000 0000' : undefined, disabled }}
      />
    )),
    ...fieldStates(({ name, isFilled, error, disabled }) => (
      <TextAreaField
        {...fieldProps(`textarea-${name}`, error)}
        {...form.fields.message}
        control={{ defaultValue: isFilled ? options.info : undefined, disabled, rows: 3 }}
      />
    )),
  ],
  'components/ui/select.tsx': fieldStates(({ name, error, disabled }) => (
    <SelectField
      {...fieldProps(`select-${name}`, error)}
      {...form.fields.subject}
      options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      control={{ disabled }}
    />
  )),
  'components/ui/checkbox.tsx': fieldStates(({ name, isFilled, error, disabled }) => (
    <CheckboxField
      {...fieldProps(`checkbox-${name}`, error)}
      control={{ defaultChecked: Boolean(isFilled), disabled }}
    >
      {form.privacy.before}
      {form.privacy.link.label}
    </CheckboxField>
  )),
  'components/ui/toaster.tsx': [
    { name: 'sent', element: toast('toast', partnerForm.toasts.sent) },
    { name: 'refused', element: toast('toast toast-error', partnerForm.toasts.refused) },
  ],
  'components/novita/pagination.tsx': [1, 5, 9].map((current) => ({
    name: `page ${current} of 9`,
    element: <Pagination copy={paging} base="#" current={current} total={9} />,
  })),
  'components/forms/failure-block.tsx': [
    {
      name: 'sent back',
      element: <FailureBlock copy={form.failure} role="alert" className="form-failure" />,
    },
  ],
  'components/forms/send-failure.tsx': [
    {
      name: 'failed',
      element: (
        <SendFailure copy={form.failure} mail={form.failure.mail.href}>
          {form.failed}
        </SendFailure>
      ),
    },
  ],
  'components/forms/form.tsx': [{ name: 'sent', element: <div className="form-success">{form.sent}</div> }],
};
