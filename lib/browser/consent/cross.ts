import { element } from '../element';

/** The close icon of a button that has an accessible name. */
export const cross = (): HTMLElement => element('span', { class: 'consent-cross', 'aria-hidden': 'true' });
