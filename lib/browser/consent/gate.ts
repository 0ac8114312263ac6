import { storedChoice } from './choice';

/** Where the consent module is, and the number of the request that it makes. */
export type ConsentAssets = { module: string; revision: number };

/** What that module exports. */
export type ConsentModule = { begin: () => void; openPanel: () => void };

/** What opens the panel: every link to the preferences, and the button on /cookie. */
const openers = 'a[href$="#le-vostre-preferenze"],[popovertarget="preferenze-cookie"]';
/** Where /cookie says what has been chosen. */
export const stateId = 'stato-consenso';

/**
 * Loads the consent module only where it has something to do: to ask, to measure, to say what was chosen, or because
 * somebody wants to choose (D24). Who has refused loads nothing.
 */
export function watchConsent(document: Document, { module, revision }: ConsentAssets): void {
  const load = (): Promise<ConsentModule> => import(module);
  const choice = storedChoice(revision);
  if (!choice || choice.measurement || document.getElementById(stateId)) load().then(({ begin }) => begin());
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(openers)) return;
    event.preventDefault();
    load().then(({ openPanel }) => openPanel());
  });
}
