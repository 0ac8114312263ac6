import type { Locator, Page } from '@playwright/test';

/** The form of a page, by what it is. */
export const formOf = (page: Page, name: 'contact' | 'partner' | 'demo') =>
  page.locator(`form[data-form="${name}"]`);

/** Writes into the controls of a form by their names. */
export async function fill(form: Locator, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`);
    if (value === true) await control.check();
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
      await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Wakes the form and waits until React has hydrated: then script sends it, and partner and demo drop native checks. */
export async function ready(page: Page): Promise<void> {
  await page.locator('form[data-form]').dispatchEvent('pointerover');
  await page.waitForFunction(() => {
    const form = document.querySelector('form[data-form]');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

export const contact = (word: string) => ({
  firstName: 'Ada',
  lastName: 'Prova',
  email: 'ada@prova.example',
  phone: '+39 02 1234567',
  subject: 'quote',
  message: `Un messaggio di prova ${word}\nsu due righe, con àccenti.`,
  privacyAccepted: true as const,
});

export const partner = (word: string) => ({
  azienda: `Prova ${word}`,
  sito: 'prova.test/studi',
  settoreTarget: 'Studi legali',
  dipendenti: '11-50',
  referente: 'Ada Prova',
  email: 'ada@prova.example',
  telefono: '02 1234567',
  tipoPartnership: 'integrator',
  motivazione: `Seguiamo studi legali da anni (${word}).`,
  privacyAccepted: true as const,
});

export const demo = (word: string) => ({
  nomeAzienda: `Studio ${word}`,
  settore: 'settore-legale',
  numeroDipendenti: '201-500',
  nomeContatto: 'Ada Prova',
  email: 'ada@prova.example',
  telefono: '02 1234567',
  note: 'Contratti in pdf.',
  privacyAccepted: true as const,
});
