/** As the `ref` of what replaces or answers a form: takes the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
