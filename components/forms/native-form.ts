/**
 * Names of the fields that the browser's own validation has found wrong.
 * @param form the form that an `invalid` event passes through
 * @param target the control that the event belongs to
 * @returns nothing unless it is the first of them: every wrong control has an event of its own, and one is enough
 */
export function invalidNames(form: HTMLFormElement, target: EventTarget): string[] | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')];
  return controls[0] === target ? controls.map(({ name }) => name) : undefined;
}

/** Empties the controls of a form; entering the same value again counts as a change. */
export function emptyControls(form: HTMLFormElement): void {
  // A reset does not tell React, which would miss the same tick or the same text.
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
    else if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = '';
    else if (control instanceof HTMLTextAreaElement) control.value = '';
  }
}

/** A `ref` for the element that replaces a form: it takes the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
