/** Where a question waits on its way from the search to the contact form. The privacy notice speaks of it. */
const KEY = 'domanda';

const messageOfForm = () => document.querySelector<HTMLTextAreaElement>('[data-form=contact] textarea');

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Hands a question over to the contact form within this tab: no address carries it (docs/decisions.md D44). Where the
 * browser keeps nothing, the form starts empty.
 * @param question what was asked
 * @param click on the link to the form
 */
export function handOver(question: string, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  // Another tab opens then.
  if (ctrlKey || metaKey || shiftKey) return;
  const message = messageOfForm();
  try {
    // On the page of the form no other page loads.
    if (message) write(question, message);
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

/** Only where nothing is written in the form. */
function write(question: string, message: HTMLTextAreaElement): void {
  const texts = message.form?.querySelectorAll<HTMLInputElement>('input.input,textarea') ?? [];
  if ([...texts].some(({ value }) => value)) return;
  // Not by React's own setter: React would ignore the event of a value that it knows.
  Reflect.set(HTMLTextAreaElement.prototype, 'value', question, message);
  message.dispatchEvent(new Event('change', { bubbles: true }));
}
