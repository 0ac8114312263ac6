import { Honeypot } from '@/components/forms/honeypot';
import type { NewsletterTarget } from '@/components/forms/newsletter-page-form';
import { Button } from '@/components/ui/button';
import { Folded } from '@/components/ui/folded';
import type { LayoutCopy } from './layout-copy';

type NewsletterFormProps = { copy: LayoutCopy['newsletter']; target: NewsletterTarget };

/** A plain HTML form: the browser validates it and posts it in a new tab (D20). Below 64rem it is folded. */
export function NewsletterForm({ copy, target }: NewsletterFormProps) {
  return (
    <Folded label={copy.title} openFrom="lg">
      <form
        action={target.action}
        method="post"
        target="_blank"
        rel="noopener"
        className="max-w-sm pb-4 lg:mt-3 lg:pb-0"
        aria-label={copy.title}
      >
        <h2 className="label-text font-text max-lg:sr-only">{copy.title}</h2>
        <p className="text-small text-ink-muted lg:mt-2">{copy.intro}</p>
        <label htmlFor="newsletter-email" className="mt-3 block font-semibold">
          {copy.email} *
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          className="input mt-1"
        />
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="gdpr" value="Y" required className="checkbox" />
          {`${copy.consent}\u00a0*`}
        </label>
        <p className="mt-2 text-note text-ink-muted">
          {copy.required}; {copy.newTab}.{' '}
          <a href={copy.privacy.href} className="link">
            {copy.privacy.label}
          </a>
        </p>
        <Button type="submit" variant="quiet" className="mt-2">
          {copy.submit}
        </Button>
        {target.isOwnEndpoint && (
          <>
            <input type="hidden" name="form" value="newsletter" />
            <Honeypot label={copy.honeypot} />
          </>
        )}
      </form>
    </Folded>
  );
}
