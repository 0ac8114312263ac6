import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { fieldErrors } from '@/lib/forms/field-errors';
import { forms } from '@/lib/forms/forms';
import { typed } from '@/tests/forms/sample';
import { formOf, ready } from './fill';

type Exposed = { role: string; name: string; description: string; required: boolean; invalid: boolean };

/** What the browser exposes of a control to assistive technology. */
async function exposed(page: Page, selector: string): Promise<Exposed> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const [node] = nodes;
  const is = (name: string) => node?.properties?.find((one) => one.name === name)?.value.value;
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    description: node?.description?.value ?? '',
    required: is('required') === true,
    invalid: is('invalid') === 'true',
  };
}

for (const [path, name, copy] of [
  ['/contatti', 'contact', contactForm],
  ['/partner', 'partner', partnerForm],
  ['/richiedi-demo', 'demo', demoForm],
] as const) {
  test(`${path}: each field exposes its name, whether it is required, its hint and its own message`, async ({
    page,
  }) => {
    await page.goto(path);
    await ready(page);
    const form = formOf(page, name);
    const controls = form.locator('input:not([type="hidden"]):not([tabindex="-1"]), select, textarea');
    const found = await controls.evaluateAll((all) =>
      all.map((one) => ({
        selector: `#${one.id}`,
        name: one.getAttribute('name') ?? '',
        required: one.matches(':required'),
      })),
    );
    expect(found.map((control) => control.name).sort()).toEqual(Object.keys(typed(name)).sort());
    const labels: Record<string, { label: string; hint?: string }> = copy.fields;
    const { error } = forms[name].schema.safeParse({});
    const messages: Record<string, string> = error ? fieldErrors(error) : {};
    for (const state of ['untouched', 'wrong']) {
      if (state === 'wrong') {
        await form.getByRole('button', { name: copy.submit }).click();
        const wrong = found.filter(({ required }) => required);
        await expect(form.locator('[aria-invalid="true"]')).toHaveCount(wrong.length);
      }
      for (const control of found) {
        const field = labels[control.name];
        const is = await exposed(page, control.selector);
        expect(is.name, control.name).toBe(
          field?.label ??
            `${copy.privacy.before}${copy.privacy.link.label} (${copy.privacy.newTab})${copy.privacy.after}`,
        );
        // Of boxes and choices the protocol does not tell it: there the native attribute has to do.
        if (is.role === 'textbox') expect(is.required, `${control.name} is needed`).toBe(control.required);
        expect(is.invalid, `${control.name} is wrong`).toBe(state === 'wrong' && control.required);
        const message = is.invalid ? messages[control.name] : undefined;
        await expect(form.locator(`${control.selector}-errore`)).toHaveText(message ? [message] : []);
        expect(is.description).toBe([field?.hint, message].filter(Boolean).join(' '));
      }
    }
  });
}
