import { choiceKey, storedChoice } from './choice';

/** The exports of the consent module (app/_entries/consent.ts). */
export type ConsentModule = { begin: () => void; openPanel: () => void };

/** Selector of the elements that open the panel: every preferences link and the button on /cookie. */
const openers = '[href$=le-vostre-preferenze],[popovertarget=preferenze-cookie]';
/** Id of the element on /cookie that shows the choice. */
export const stateId = 'stato-consenso';

const load = (module: string): Promise<ConsentModule> => import(module);
const begin = (module: string) => void load(module).then((consent) => consent.begin());

/** Opens the panel when an opener is clicked, and loads its module only then. */
export function watchConsentOpeners(module: string): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest(openers);
    if (!opener) return;
    event.preventDefault();
    void load(module).then((consent) => consent.openPanel());
  });
}

/**
 * On a site with analytics: loads the module, unless the visitor has refused and this page does not show the choice (D24).
 * @param revision the current revision of the request
 */
export function askForConsent(module: string, revision: number): void {
  if (storedChoice(revision)?.measurement !== false || document.getElementById(stateId)) begin(module);
}

/** On a site without analytics: shows an earlier choice on /cookie. */
export function showSavedChoice(module: string): void {
  if (!document.getElementById(stateId)) return;
  try {
    if (localStorage.getItem(choiceKey)) begin(module);
  } catch {
    // Storage is blocked: there is no choice.
  }
}
