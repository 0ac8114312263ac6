import { expect, it } from 'vitest';
import { GET } from '@/app/.well-known/security.txt/route';
import { site } from '@/content/site';

it('security.txt has the fields of RFC 9116', async () => {
  expect(await GET().text()).toBe(
    [
      `Contact: mailto:${site.mail.support}`,
      `Expires: ${site.security.expires}T23:59:59Z`,
      'Preferred-Languages: it, en',
      `Canonical: ${site.url}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});
