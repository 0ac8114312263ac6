import { storedChoice } from './choice';

/** Address of the consent module and revision of its request. */
export type ConsentAssets = { module: string; revision: number };

/** Exports of that module. */
export type ConsentModule = { begin: () => void; openPanel: () => void };

/** Elements that open the panel: every preferences link and the button on /cookie. */
const openers = 'a[href$="#le-vostre-preferenze"],[popovertarget="preferenze-cookie"]';
/** Element on /cookie that shows the choice. */
export const stateId = 'stato-consenso';

/**
 * Loads the consent module only if it is needed: to ask, to measure, to show the choice, or because the
 * visitor opens the panel (D24). After a refusal nothing loads.
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
