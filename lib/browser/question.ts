/** Where a question waits on its way from the search to the contact form. The privacy notice speaks of it. */
const KEY = 'domanda';

const messageOfForm = () => document.querySelector<HTMLTextAreaElement>('[data-form=contact] textarea');

type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'currentTarget'>;

/** What was last written into the message: it may be replaced. */
let written = '';

/**
 * Hands a question over to the contact form within this tab: no address carries it (docs/decisions.md D44). Where the
 * browser keeps nothing, the form starts empty.
 * @param question what was asked
 * @param click on the link to the form
 */
export function handOver(question: string, { ctrlKey, metaKey, shiftKey, currentTarget }: Click): void {
  // Another tab opens then.
  if (ctrlKey || metaKey || shiftKey) return;
  const message = messageOfForm();
  try {
    // With another query in the address the page of the form loads once more.
    const stays = currentTarget instanceof HTMLAnchorElement && currentTarget.search === location.search;
    if (message && stays) write(question, message);
    else sessionStorage.setItem(KEY, question);
  } catch {}
}

/** Writes the question that was handed over into the message of the contact form, once. */
export function takeOver(): void {
  const message = messageOfForm();
  if (!message) return;
  try {
    const question = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (question) write(question, message);
  } catch {}
}

/** Below what somebody has written, and in place of an earlier question. */
function write(question: string, message: HTMLTextAreaElement): void {
  const own = message.value === written ? '' : message.value;
  written = own ? `${own}\n${question}` : question;
  // Not by React's own setter: React would ignore the event of a value that it knows.
  Reflect.set(HTMLTextAreaElement.prototype, 'value', written, message);
  message.dispatchEvent(new Event('change', { bubbles: true }));
}
