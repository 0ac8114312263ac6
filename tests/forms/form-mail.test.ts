import { expect, it } from 'vitest';
import { formMail, htmlOf, textOf } from '@/lib/forms/form-mail';
import { forms } from '@/lib/forms/forms';
import { sample } from './sample';

const mailOf = (name: keyof typeof forms) => formMail(forms[name], sample(name));

it('tells the staff that nobody has confirmed the address of a sign-up, in text and in HTML', () => {
  const mail = mailOf('newsletter');
  const note = 'Questo indirizzo non è confermato';
  expect(textOf(mail)).toMatch(new RegExp(`\n\n${note}.+confermare l’iscrizione.+\n$`));
  expect(htmlOf(mail)).toContain(`<p>${note}`);
});

it('adds nothing to the message of another form', () => {
  for (const name of ['contact', 'demo', 'partner'] as const) expect(mailOf(name).paragraphs).toBeUndefined();
});
