import { element } from '../element';

/** The drawn X of a button whose accessible name says what it does. */
export const cross = (): HTMLElement => element('span', { class: 'consent-cross', 'aria-hidden': 'true' });
