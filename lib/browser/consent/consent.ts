import type { ConsentCopy, Cookie } from '@/lib/schema/consent';
import { element } from '../element';
import { banner } from './banner';
import { type Choice, choiceKey, storeChoice, storedChoice, validUntil } from './choice';
import { type ConsentModule, stateId } from './gate';
import { measurement } from './measurement';
import { panel } from './panel';

type ConsentOptions = {
  copy: ConsentCopy;
  cookies: readonly Cookie[];
  /** Number of the request: a choice on another one does not count. */
  revision: number;
  /** The measurement of Google Analytics that consent starts. */
  measurementId: string;
  /** Address of the style sheet of banner and panel. */
  styles: string;
};

const longDate = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' });

/** The consent of this page: asks, remembers, starts and stops the measurement, and says what was chosen (D24). */
export function createConsent({
  copy,
  cookies,
  revision,
  measurementId,
  styles,
}: ConsentOptions): ConsentModule {
  const tag = measurement(measurementId, cookies);
  let choice: Choice | undefined;
  let question: HTMLElement | undefined;
  let dialog: HTMLDialogElement | undefined;
  let styled: Promise<unknown> | undefined;

  /** Waits for the styles, so that nothing shows without them; the question is put even where they cannot be had. */
  const withStyles = () => {
    styled ??= new Promise((resolve) => {
      const link = element('link', { rel: 'stylesheet', href: styles });
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      document.head.append(link);
    });
    return styled;
  };

  const stateText = () => {
    if (!choice) return copy.state.none;
    const values: Record<string, string> = {
      date: longDate.format(new Date(choice.madeAt)),
      until: longDate.format(validUntil(choice.madeAt)),
      revision: String(choice.revision),
      id: choice.id,
    };
    const proof = copy.state.proof.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return `${choice.measurement ? copy.state.accepted : copy.state.rejected} ${proof}`;
  };

  const apply = () => {
    if (choice?.measurement) tag.start();
    else tag.stop();
    const state = document.getElementById(stateId);
    if (state) state.textContent = stateText();
    if (choice) {
      question?.remove();
      question = undefined;
    } else void ask();
  };

  const choose = (measured: boolean) => {
    choice = storeChoice(revision, measured);
    apply();
  };

  const ask = async () => {
    if (question) return;
    question = banner(copy, {
      accept: () => choose(true),
      reject: () => choose(false),
      customize: () => void openPanel(),
    });
    await withStyles();
    // The first thing after the link that skips the header.
    if (question) document.querySelector('header')?.before(question);
  };

  const openPanel = async () => {
    choice = storedChoice(revision) ?? choice;
    await withStyles();
    if (dialog?.open) return;
    dialog = panel(copy, { measured: choice?.measurement ?? false, state: stateText(), choose });
    document.body.append(dialog);
    dialog.showModal();
  };

  /** Reads what is stored: at the start, and when another page of the site may have changed it. */
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
