import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsletterPageForm } from '@/components/forms/newsletter-page-form';
import { NewsletterForm } from '@/components/layout/newsletter-form';
import { newsletterForm } from '@/content/forms/newsletter';
import { layoutCopy } from '@/content/navigation';
import { HONEYPOT } from '@/lib/forms/rules';

const ownEndpoint = { action: '/api/send-email', isOwnEndpoint: true };
const provider = { action: 'https://lista.example/iscrivi', isOwnEndpoint: false };

const views = [
  [
    'the footer',
    (target: typeof ownEndpoint) => <NewsletterForm copy={layoutCopy.newsletter} target={target} />,
  ],
  ['its page', (target: typeof ownEndpoint) => <NewsletterPageForm copy={newsletterForm} target={target} />],
] as const;

it.each(views)(
  'the sign-up of %s has a honeypot for this site, and only two fields for a provider',
  (_, view) => {
    const names = (target: typeof ownEndpoint) =>
      [...renderToStaticMarkup(view(target)).matchAll(/<input[^>]* name="([^"]+)"/g)]
        .map(([, name]) => name)
        .toSorted();
    expect(names(ownEndpoint)).toEqual(['email', 'form', 'gdpr', HONEYPOT]);
    expect(names(provider)).toEqual(['email', 'gdpr']);
  },
);

it('the sign-up hides the honeypot from people, screen readers included', () => {
  const [, footerView] = views[0];
  expect(renderToStaticMarkup(footerView(ownEndpoint))).toMatch(
    new RegExp(`<label class="sr-only" aria-hidden="true">[^<]+<input tabindex="-1"[^>]* name="${HONEYPOT}"`),
  );
});
