import { expect, it } from 'vitest';
import { withoutControls } from '@/lib/forms/rules';

it('removes control characters and lone surrogates, and keeps line ends, accents and emoji', () => {
  expect(
    withoutControls({
      phone: '\u0002+39 02\ud800',
      name: 'Anna\tVerdi',
      text: 'Così\r\nsì 👍\u0002',
      ok: true,
    }),
  ).toEqual({ phone: '+39 02', name: 'Anna Verdi', text: 'Così\r\nsì 👍', ok: true });
});
