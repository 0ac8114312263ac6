import { plainEmail } from '@/lib/forms/rules';

/**
 * Names of the fields that the browser's validation rejects.
 * @param form the form that an `invalid` event passes through
 * @param target the control of the event
 * @returns undefined unless it is the first invalid control: each has an event, and the form reacts once
 */
export function invalidNames(form: HTMLFormElement, target: EventTarget): string[] | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')];
  return controls[0] === target ? controls.map(({ name }) => name) : undefined;
}

/** Rewrites the addresses that the browser refuses, as the schema will: in names and brackets, or (WebKit) with accents. */
export function rewriteEmails(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[type=email]') ?? [])
    if (input.validity.typeMismatch) input.value = plainEmail(input.value);
}

/** Empties the controls of a form. Not by `reset()`: React does not notice it, and would ignore the same value afterwards. */
export function emptyControls(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
    else if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = '';
    else if (control instanceof HTMLTextAreaElement) control.value = '';
  }
}
