import type { Tab } from './tab';

/** Fills in a form and sends it. @param values by the names of its fields; `true` ticks a box */
export async function send(tab: Tab, form: string, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = `form[data-form="${form}"] [name="${name}"]`;
    if (value === true) {
      await tab.click(control);
      continue;
    }
    // The list of a select belongs to the system.
    const chosen = await tab.evaluate(
      (control: string, value: string) => {
        const element = document.querySelector(control);
        if (!(element instanceof HTMLSelectElement)) return false;
        element.focus();
        element.value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      control,
      value,
    );
    if (!chosen) await tab.type(control, value);
  }
  await tab.click(`form[data-form="${form}"] button[type="submit"]`);
}
