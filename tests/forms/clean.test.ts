import { describe, expect, it } from 'vitest';
import { withoutInvisible } from '@/lib/forms/clean';
import { contactDefinition } from '@/lib/forms/contact';
import { sample } from './sample';

describe('withoutInvisible', () => {
  it('takes out what cannot be seen and leaves lines, accents and emoji', () => {
    expect(
      withoutInvisible({
        phone: '\u202A+39 02\u202C',
        name: 'Anna\tVerdi',
        text: 'Così\r\nsì 👍\u0002',
        ok: true,
      }),
    ).toEqual({ phone: '+39 02', name: 'Anna Verdi', text: 'Così\r\nsì 👍', ok: true });
  });

  it('makes a pasted number acceptable to the schema, which refuses it as it was', () => {
    const typed = { ...sample('contact'), phone: '\u202A+39 02 000\u202C' };
    expect(contactDefinition.schema.safeParse(typed).success).toBe(false);
    expect(contactDefinition.schema.safeParse(withoutInvisible(typed)).success).toBe(true);
  });
});
