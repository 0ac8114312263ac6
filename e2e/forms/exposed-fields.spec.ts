import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { demoForm } from '@/content/forms/demo';
import { partnerForm } from '@/content/forms/partner';
import { fieldErrors } from '@/lib/forms/field-errors';
import { forms } from '@/lib/forms/forms';
import { typedValues } from '@/tests/forms/sample';
import { openForm } from './site-forms';

/** A control as the browser exposes it to assistive technology (its accessibility tree). */
async function exposedControl(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const [node] = nodes;
  const property = (name: string) =>
    node?.properties?.find((candidate) => candidate.name === name)?.value.value;
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    description: node?.description?.value ?? '',
    required: property('required') === true,
    invalid: property('invalid') === 'true',
  };
}

for (const copy of [contactForm, partnerForm, demoForm]) {
  const name = copy.form;
  test(`fields of the ${name} form expose name, hint, error, and whether required`, async ({ page }) => {
    const form = await openForm(page, name);
    await expect(form.locator('a[href="/privacy"]')).toHaveAttribute('target', '_blank');
    const controls = form.locator('input:not([type="hidden"]):not([tabindex="-1"]), select, textarea');
    const fields = await controls.evaluateAll((elements) =>
      elements.map((element) => ({
        selector: `#${element.id}`,
        name: element.getAttribute('name') ?? '',
        required: element.matches(':required'),
      })),
    );
    expect(fields.map((field) => field.name).sort()).toEqual(Object.keys(typedValues(name)).sort());
    const labels: Record<string, { label: string; hint?: string }> = copy.fields;
    const { before, link, newTab, after } = copy.privacy;
    const { error } = forms[name].schema.safeParse({});
    const messages: Record<string, string> = error ? fieldErrors(error) : {};

    const expectFields = async ({ isSubmitted }: { isSubmitted: boolean }) => {
      for (const { selector, name, required } of fields) {
        const control = await exposedControl(page, selector);
        const { label, hint } = labels[name] ?? { label: `${before}${link.label} (${newTab})${after}` };
        expect(control.name).toBe(label);
        // The protocol reports `required` only for text fields.
        if (control.role === 'textbox') expect(control.required, name).toBe(required);
        expect(control.invalid, name).toBe(isSubmitted && required);
        const message = control.invalid ? messages[name] : undefined;
        await expect(form.locator(`${selector}-errore`)).toHaveText(message ? [message] : []);
        expect(control.description).toBe([hint, message].filter(Boolean).join(' '));
      }
    };

    await expectFields({ isSubmitted: false });
    await form.getByRole('button', { name: copy.submit }).click();
    const requiredFields = fields.filter(({ required }) => required);
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(requiredFields.length);
    await expectFields({ isSubmitted: true });
  });
}
