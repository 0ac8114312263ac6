/** Key in the session storage of a text for a form. The privacy notice names it. */
const KEY = 'domanda';

const messageOfForm = () => document.querySelector<HTMLTextAreaElement>('[data-form] textarea');

type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'currentTarget'>;

/** The text that `writeQuestion` has put into the message. The next question may replace it. */
let writtenText = '';

/**
 * Hands a question over to the contact or demo form, within this tab and not in a URL (docs/decisions.md D44). If storage is
 * blocked, the form starts empty.
 * @param click on the link to the form
 */
export function handOver(question: string, { ctrlKey, metaKey, shiftKey, currentTarget }: Click): void {
  // Then the link opens in another tab or window.
  if (ctrlKey || metaKey || shiftKey) return;
  const message = messageOfForm();
  try {
    // A link with another path or query loads a page, even if this one has a form.
    const isSamePage =
      currentTarget instanceof HTMLAnchorElement &&
      currentTarget.pathname + currentTarget.search === location.pathname + location.search;
    if (message && isSamePage) writeQuestion(question, message);
    else sessionStorage.setItem(KEY, question);
  } catch {}
}

/** Writes a question that was handed over into the form, once. */
export function fillInQuestion(): void {
  const message = messageOfForm();
  if (!message) return;
  try {
    const question = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (question) writeQuestion(question, message);
  } catch {}
}

/** Writes the question below the visitor's own text, or in place of an earlier question. */
function writeQuestion(question: string, message: HTMLTextAreaElement): void {
  const ownText = message.value === writtenText ? '' : message.value;
  writtenText = ownText ? `${ownText}\n${question}` : question;
  // By the native setter: React ignores an event if its own setter has set the value.
  Reflect.set(HTMLTextAreaElement.prototype, 'value', writtenText, message);
  message.dispatchEvent(new Event('change', { bubbles: true }));
}
