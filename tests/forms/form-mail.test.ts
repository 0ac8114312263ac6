import { expect, it } from 'vitest';
import { formMail, htmlOf, textOf } from '@/lib/forms/form-mail';
import { forms } from '@/lib/forms/forms';
import { sample } from './sample';

const mailOf = (name: keyof typeof forms) => formMail(forms[name], sample(name));

it('tells the staff, in text and HTML, that the address of a sign-up is not confirmed', () => {
  const mail = mailOf('newsletter');
  const note = 'Questo indirizzo non è confermato';
  expect(textOf(mail)).toMatch(new RegExp(`\n\n${note}.+confermare l’iscrizione.+\n$`));
  expect(htmlOf(mail)).toContain(`<p>${note}`);
});

it('adds nothing to the messages of other forms', () => {
  for (const name of ['contact', 'demo', 'partner'] as const) expect(mailOf(name).paragraphs).toBeUndefined();
});
