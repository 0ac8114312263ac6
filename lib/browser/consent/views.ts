import { button, element } from '@/lib/browser/element';
import type { ConsentCopy } from '@/lib/schema/consent';

type BannerActions = { accept: () => void; reject: () => void; customize: () => void };

/**
 * The consent banner: a named region at the start of the page. It neither moves the focus nor blocks the page. Its three
 * answers look the same, and closing it is a refusal (Garante, guidelines of 10 June 2021, 7.1).
 */
export function banner(copy: ConsentCopy, { accept, reject, customize }: BannerActions): HTMLElement {
  const title = 'consenso-titolo';
  const links = copy.links.map(({ label, href }) => element('a', { href }, label));
  return element(
    'section',
    { class: 'consent consent-banner', 'aria-labelledby': title, 'data-nosnippet': '' },
    closeButton(copy.close, reject),
    element('h2', { id: title }, copy.title),
    element('p', {}, copy.text),
    element('p', {}, copy.closing),
    element('p', { class: 'consent-link' }, ...links),
    choices(
      button({}, copy.accept, accept),
      button({}, copy.reject, reject),
      button({ 'aria-haspopup': 'dialog' }, copy.customize, customize),
    ),
  );
}

type PanelOptions = {
  /** Whether the visitor currently consents to analytics. */
  hasConsent: boolean;
  /** Shown if the site has no analytics. */
  notice: string | undefined;
  /** The current choice in words. */
  state: string;
  choose: (measurement: boolean) => void;
};

/** The consent panel: a native modal dialog. Escape and the close button leave the choice unchanged. */
export function panel(
  copy: ConsentCopy,
  { hasConsent, notice, state, choose }: PanelOptions,
): HTMLDialogElement {
  const { title, text, close, technical, measurement, save } = copy.panel;
  const checkbox = element('input', { type: 'checkbox' });
  checkbox.checked = hasConsent;
  const choice = (label: string, isGiven: () => boolean) =>
    button({}, label, () => {
      dialog.close();
      choose(isGiven());
    });
  const dialog = element(
    'dialog',
    { class: 'consent', 'aria-labelledby': 'consenso-pannello' },
    closeButton(close, () => dialog.close()),
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
    choices(
      choice(copy.accept, () => true),
      choice(copy.reject, () => false),
      choice(save, () => checkbox.checked),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

const closeButton = (label: string, onClick: () => void) =>
  button({ class: 'consent-close', 'aria-label': label, title: label }, '', onClick);

const choices = (...buttons: HTMLButtonElement[]) => element('div', { class: 'consent-choices' }, ...buttons);
