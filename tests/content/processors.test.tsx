import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import type { Processor } from '@/lib/schema/site';
import { filesBelow, textOf } from '@/tests/sources';

/** The privacy notice of a company with these processors. */
async function notice(...processors: Processor[]): Promise<string> {
  vi.resetModules();
  vi.doMock('@/content/site', () => ({ site: { ...site, processors } }));
  const { default: Notice } = await import('@/content/legal/privacy.mdx');
  return renderToStaticMarkup(<Notice />);
}

afterEach(() => vi.doUnmock('@/content/site'));
// The next test file of this process must load its modules again.
afterAll(() => vi.resetModules());

const host: Processor = { name: 'Server S.r.l.', purpose: 'che ospita il sito', serves: 'hosting' };
const mail: Processor = {
  name: 'Resend',
  purpose: 'che recapita i messaggi',
  serves: 'resend',
  outsideEu: 'Stati Uniti',
};
const crm: Processor = {
  name: 'Archivio Ltd.',
  purpose: 'che tiene le richieste',
  serves: 'webhook',
  outsideEu: 'Regno Unito',
};

describe('the privacy notice', () => {
  it('names each processor with its purpose and its country outside the Union', async () => {
    const html = await notice(host, mail, crm);
    expect(html).toContain('<li>Server S.r.l., che ospita il sito;</li>');
    expect(html).toContain('<li>Archivio Ltd., che tiene le richieste.</li>');
    expect(html).toContain('trattati da Resend (Stati Uniti) e Archivio Ltd. (Regno Unito), per');
  });

  it('says that data stay in the Union, if they do', async () => {
    const html = await notice(host);
    expect(html).toContain('non sono trasferiti fuori dall’Unione europea');
    expect(html).not.toMatch(/Stati Uniti|Regno Unito|adeguatezza/);
  });

  it('says that there are no processors, if there are none', async () => {
    const html = await notice();
    expect(html).toContain('Nessun altro li tratta');
    expect(html).not.toContain('responsabili ai sensi dell’art.\u00a028 GDPR:');
  });

  it('names a country once for a processor with two purposes', async () => {
    const newsletter: Processor = { ...crm, purpose: 'che spedisce la newsletter', serves: 'newsletter' };
    expect(await notice(crm, newsletter)).toContain('da Archivio Ltd. (Regno Unito), per');
  });
});

it('only content/site.ts names the provider of mail', () => {
  const files = filesBelow(['content'], /\.(?:ts|mdx?|txt|csv)$/);
  expect(files.filter((file) => /\bResend\b/.test(textOf(file)))).toEqual(['content/site.ts']);
});
