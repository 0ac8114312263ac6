import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import type { Processor } from '@/lib/schema/site';
import { filesBelow, textOf } from '@/tests/sources';

/** The HTML of the privacy notice of a company with these processors. */
async function notice(...processors: Processor[]): Promise<string> {
  vi.resetModules();
  vi.doMock('@/content/site', () => ({ site: { ...site, processors } }));
  const { default: Notice } = await import('@/content/legal/privacy.mdx');
  return renderToStaticMarkup(<Notice />);
}

afterEach(() => vi.doUnmock('@/content/site'));
// Other test files of this process must load the modules again.
afterAll(() => vi.resetModules());

const host: Processor = { name: 'Server S.r.l.', purpose: 'che ospita il sito', serves: 'hosting' };
const mail: Processor = { name: 'Posta', purpose: 'che recapita', serves: 'resend', outsideEu: 'Canada' };
const crm: Processor = { name: 'Ufficio', purpose: 'che archivia', serves: 'webhook', outsideEu: 'Svizzera' };

describe('the privacy notice', () => {
  it('names each processor with its purpose and its country outside the Union', async () => {
    const html = await notice(host, mail, crm);
    expect(html).toContain('<li>Server S.r.l., che ospita il sito;</li>');
    expect(html).toContain('<li>Ufficio, che archivia.</li>');
    expect(html).toContain('trattati da Posta (Canada) e Ufficio (Svizzera), per');
  });

  it('says that data remain in the Union, if no processor is outside', async () => {
    const html = await notice(host);
    expect(html).toContain('non sono trasferiti fuori dall’Unione europea');
    expect(html).not.toMatch(/Canada|Svizzera|adeguatezza/);
  });

  it('says that nobody else processes data, if there are no processors', async () => {
    const html = await notice();
    expect(html).toContain('Nessun altro li tratta');
    expect(html).not.toContain('responsabili ai sensi dell’art.\u00a028 GDPR:');
  });

  it('names a country once for a processor with two purposes', async () => {
    const newsletter: Processor = { ...crm, purpose: 'che spedisce la newsletter', serves: 'newsletter' };
    expect(await notice(crm, newsletter)).toContain('da Ufficio (Svizzera), per');
  });
});

it('only content/site.ts names the provider of mail', () => {
  const files = filesBelow(['content'], /\.(?:ts|mdx?|txt|csv)$/);
  expect(files.filter((file) => /\bResend\b/.test(textOf(file)))).toEqual(['content/site.ts']);
});
