import { expect, it } from 'vitest';
import { shownDigest } from '@/scripts/site-check/picture';

const homePage = ({ title = 'Trovate', rest = 'Prezzi' }) =>
  `<body><header><a href="/">Marchio</a></header><main><div><h1>${title}</h1></div><section>${rest}</section></main></body>`;

it('the picture of the README is old when the beginning of the home page has changed, and only then', () => {
  expect(shownDigest(homePage({ title: 'Cercate' }))).not.toBe(shownDigest(homePage({})));
  expect(shownDigest(homePage({ rest: 'Piani' }))).toBe(shownDigest(homePage({})));
});
