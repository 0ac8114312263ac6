/**
 * Names of the fields that the browser's validation finds wrong.
 * @param form the form that an `invalid` event passes through
 * @param target the control of the event
 * @returns undefined unless it is the first: every wrong control has its event, and one is enough
 */
export function invalidNames(form: HTMLFormElement, target: EventTarget): string[] | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')];
  return controls[0] === target ? controls.map(({ name }) => name) : undefined;
}

/** Empties the controls of a form, so that entering the same value again counts as a change. */
export function emptyControls(form: HTMLFormElement): void {
  // React does not notice `reset()`, and would ignore the same value afterwards.
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
    else if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = '';
    else if (control instanceof HTMLTextAreaElement) control.value = '';
  }
}

/** A `ref` that focuses an element when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
