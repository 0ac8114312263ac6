/** Where a question waits on its way from the search to the contact form. The privacy notice speaks of it. */
const KEY = 'domanda';

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
  try {
    sessionStorage.setItem(KEY, question);
  } catch {}
}

/** Writes the question that was handed over into a message, once, and only where nothing is written in its form. */
export function takeOver(message: HTMLTextAreaElement): void {
  try {
    const question = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const texts = message.form?.querySelectorAll<HTMLInputElement>('input.input,textarea') ?? [];
    if (!question || [...texts].some(({ value }) => value)) return;
    // Not by React's own setter: React would ignore the event of a value that it knows.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', question, message);
    message.dispatchEvent(new Event('change', { bubbles: true }));
  } catch {}
}
