import { afterEach, expect, it, vi } from 'vitest';
import { linkProblem } from '@/app/_site/link-problem';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['/niente', 'Il collegamento «/niente» porta a una pagina che non c’è.'],
  ['/novita/niente?x=1#y', 'porta a una pagina che non c’è.'],
  ['/documentazione/ricerca-avanzata#niente', 'porta a un punto che in quella pagina non c’è.'],
  ['novita', 'non è un indirizzo intero.'],
])('a wrong link is reported only in development: %s', (href, message) => {
  expect(linkProblem(href)).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(linkProblem(href)).toContain(message);
});
