import type { ConsentCopy } from '@/lib/schema/consent';
import { button, element } from '../element';
import { cross } from './cross';

type PanelOptions = {
  /** Whether the visitor currently consents to analytics. */
  measured: boolean;
  /** Says that nothing is measured, where that is so. */
  notice: string | undefined;
  /** The current choice in words. */
  state: string;
  choose: (measurement: boolean) => void;
};

/** The consent panel: a native modal dialog. Escape and the close button leave the choice unchanged. */
export function panel(
  copy: ConsentCopy,
  { measured, notice, state, choose }: PanelOptions,
): HTMLDialogElement {
  const { title, text, close, technical, measurement, save } = copy.panel;
  const checkbox = element('input', { type: 'checkbox' });
  checkbox.checked = measured;
  const decide = (choice: () => boolean) => () => {
    dialog.close();
    choose(choice());
  };
  const dialog = element(
    'dialog',
    { class: 'consent', 'aria-labelledby': 'consenso-pannello' },
    button({ class: 'consent-close', 'aria-label': close, title: close }, cross(), () => dialog.close()),
    element('h2', { id: 'consenso-pannello' }, title),
    element('p', {}, text),
    ...(notice ? [element('p', { class: 'consent-notice' }, notice)] : []),
    element(
      'div',
      { class: 'consent-item' },
      element('h3', {}, technical.name),
      element('p', {}, `${technical.state}. ${technical.text}`),
    ),
    element(
      'div',
      { class: 'consent-item' },
      element('h3', {}, measurement.name),
      element('p', {}, measurement.text),
      element('label', {}, checkbox, measurement.label),
    ),
    element('p', { class: 'consent-status' }, state),
    element(
      'div',
      { class: 'consent-choices' },
      button(
        {},
        copy.accept,
        decide(() => true),
      ),
      button(
        {},
        copy.reject,
        decide(() => false),
      ),
      button(
        {},
        save,
        decide(() => checkbox.checked),
      ),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}
