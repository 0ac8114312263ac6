import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { highlightCode } from '@/lib/content/highlight';

/** The HTML of a text of these lines. */
async function htmlOf(...lines: string[]): Promise<string> {
  const options = { ...runtime, rehypePlugins: [() => highlightCode] };
  const { default: Body } = await evaluate(lines.join('\n'), options);
  return renderToStaticMarkup(<Body />).replaceAll('&quot;', '"');
}

describe('a code block', () => {
  it('has classes on keys, strings and numbers, and the title that it states', async () => {
    expect(await htmlOf('```json title="Risposta"', '{ "a": "b",', '  "c": 1 }', '```')).toBe(
      '<pre data-title="Risposta"><code class="language-json">{ <span class="key">"a"</span>: <span class="string">"b"</span>,\n  <span class="key">"c"</span>: <span class="number">1</span> }</code></pre>',
    );
  });

  it.each([
    ['bash', 'curl -sS -H "$A" /status', ['curl']],
    ['http', 'GET /status HTTP/1.1\nHost: a.example', ['GET', 'Host']],
    ['js', 'const a = (b) => new C({ key: b });', ['const', 'new', 'key']],
  ])('of %s has classes on commands, keywords and keys, but on no sign', async (language, code, keys) => {
    const html = await htmlOf(`\`\`\`${language}`, code, '```');
    expect(Array.from(html.matchAll(/<span class="key">(.*?)<\/span>/g), ([, key]) => key)).toEqual(keys);
    expect(html).not.toContain('number');
  });

  it('is highlighted to its end on a slow machine too', async () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 10_000;
      return now;
    });
    const html = await htmlOf('```bash', 'curl "a" # prova', '```');
    clock.mockRestore();
    expect(html).toContain('<span class="string">"a"</span> <span class="comment"># prova</span>');
  });
});
