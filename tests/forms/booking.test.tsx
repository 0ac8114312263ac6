import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { ConfirmationBody } from '@/components/forms/confirmation-body';

const href = 'https://calendario.azienda.example/demo';

/** The HTML of the confirmation of a demo request, on a site with this calendar. */
async function confirmation(bookingUrl: string, { hasArrived = true } = {}): Promise<string> {
  vi.resetModules();
  vi.stubEnv('BOOKING_URL', bookingUrl);
  const { demoForm } = await import('@/app/_shared/demo-form');
  return renderToStaticMarkup(<ConfirmationBody copy={demoForm.confirmation} hasArrived={hasArrived} />);
}

afterEach(() => vi.unstubAllEnvs());
// Other test files of this process must load the modules again.
afterAll(() => vi.resetModules());

it('the confirmation of a demo request links the calendar, and says that it opens in a new tab', async () => {
  const html = await confirmation(href);
  const [link] = /<a [^>]*calendario.*?<\/a>/.exec(html) ?? [];
  expect(link).toContain(`href="${href}" target="_blank" rel="noopener"`);
  expect(link?.replace(/<[^>]+>/g, '')).toBe('Scegliete voi giorno e ora (si apre in una nuova scheda)');
  expect(html).toMatch(/il giorno della demo e i documenti della prova\.<span[^>]*><a [^>]*calendario/);
  expect(html.match(/button-primary/g)).toHaveLength(1);
});

it('the confirmation of a demo request has no link to a calendar without one, or before the request has arrived', async () => {
  expect(await confirmation('')).not.toContain('Scegliete voi');
  expect(await confirmation(href, { hasArrived: false })).not.toContain('Scegliete voi');
});
