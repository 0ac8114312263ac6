import type { ConsentCopy } from '@/lib/schema/consent';
import { button, element } from '../element';
import { cross } from './cross';

type BannerActions = { accept: () => void; reject: () => void; customize: () => void };

/**
 * The consent banner: a named region at the start of the page. It does not take the focus and does not block
 * the page. Its three answers look the same, and closing it is a refusal (Garante, guidelines of 10 June
 * 2021, 7.1).
 */
export function banner(copy: ConsentCopy, { accept, reject, customize }: BannerActions): HTMLElement {
  const title = 'consenso-titolo';
  const links = copy.links.map(({ label, href }) => element('a', { href }, label));
  return element(
    'section',
    { class: 'consent consent-banner', 'aria-labelledby': title, 'data-nosnippet': '' },
    button({ class: 'consent-close', 'aria-label': copy.close, title: copy.close }, cross(), reject),
    element('h2', { id: title }, copy.title),
    element('p', {}, copy.text),
    element('p', {}, copy.closing),
    element('p', { class: 'consent-link' }, ...links),
    element(
      'div',
      { class: 'consent-choices' },
      button({}, copy.accept, accept),
      button({}, copy.reject, reject),
      button({ 'aria-haspopup': 'dialog' }, copy.customize, customize),
    ),
  );
}
