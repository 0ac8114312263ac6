import { element } from '@/lib/browser/element';
import { once } from '@/lib/browser/once';
import type { ConsentCopy, Cookie } from '@/lib/schema/consent';
import { type Choice, choiceKey, storeChoice, storedChoice, validUntil } from './choice';
import { type ConsentModule, stateId } from './gate';
import { measurement } from './measurement';
import { banner, panel } from './views';

type ConsentOptions = {
  copy: ConsentCopy;
  cookies: readonly Cookie[];
  /** Revision of the request. A choice for another revision does not count. */
  revision: number;
  /** The ID of Google Analytics. Without it nobody is asked, and the panel says that nothing is measured. */
  measurementId: string | undefined;
  /** URL of the style sheet of banner and panel. */
  styles: string;
};

const longDate = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' });

/** The consent on this page: asks, stores the choice, starts and stops analytics, and shows the choice (D24). */
export function createConsent({
  copy,
  cookies,
  revision,
  measurementId,
  styles,
}: ConsentOptions): ConsentModule {
  const analytics = measurementId ? measurement(measurementId, cookies) : undefined;
  let choice: Choice | undefined;
  let shownBanner: HTMLElement | undefined;
  let dialog: HTMLDialogElement | undefined;

  const loadStyles = once(() => loadStyleSheet(styles));

  /** Starts or stops analytics, and shows the choice; without one it asks. */
  const apply = () => {
    if (choice?.measurement) analytics?.start();
    else analytics?.stop();
    const state = document.getElementById(stateId);
    if (state && analytics) state.textContent = choiceInWords(copy, choice);
    else if (state && choice) state.textContent = `${copy.state.inactive} ${choiceInWords(copy, choice)}`;
    if (choice) {
      shownBanner?.remove();
      shownBanner = undefined;
    } else if (analytics) void ask();
  };

  const choose = (measurement: boolean) => {
    choice = storeChoice(revision, measurement);
    apply();
  };

  const ask = async () => {
    if (shownBanner) return;
    shownBanner = banner(copy, {
      accept: () => choose(true),
      reject: () => choose(false),
      customize: () => void openPanel(),
    });
    await loadStyles();
    // Before the header: the first element after the skip link.
    if (shownBanner) document.querySelector('header')?.before(shownBanner);
  };

  const openPanel = async () => {
    choice = storedChoice(revision) ?? choice;
    await loadStyles();
    if (dialog?.open) return;
    dialog = panel(copy, {
      hasConsent: choice?.measurement ?? false,
      state: choiceInWords(copy, choice),
      notice: analytics ? undefined : copy.panel.inactive,
      choose,
    });
    document.body.append(dialog);
    dialog.showModal();
  };

  /** Applies the stored choice: at the start, and when another tab may have changed it. */
  const begin = () => {
    choice = storedChoice(revision);
    apply();
  };
  addEventListener('storage', ({ key }) => {
    if (key === choiceKey || key === null) begin();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begin();
  });
  return { begin, openPanel: () => void openPanel() };
}

/** Loads a style sheet. If it cannot load, banner and panel appear without it. */
const loadStyleSheet = (href: string) =>
  new Promise((resolve) => {
    const link = element('link', { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });

/** A choice with its proof: day, end, revision and id. */
function choiceInWords({ state }: ConsentCopy, choice: Choice | undefined): string {
  if (!choice) return state.none;
  const values: Record<string, string> = {
    date: longDate.format(new Date(choice.madeAt)),
    until: longDate.format(validUntil(choice.madeAt)),
    revision: String(choice.revision),
    id: choice.id,
  };
  const proof = state.proof.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return `${choice.measurement ? state.accepted : state.rejected} ${proof}`;
}
