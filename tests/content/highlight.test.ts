import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it, vi } from 'vitest';
import { highlightCode } from '@/lib/content/highlight';

/** The highlighted HTML of a code block. */
async function highlighted(language: string, value: string, meta?: string): Promise<string> {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    data: { meta } as Element['data'],
    children: [{ type: 'text', value }],
  };
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
  };
  await highlightCode(tree);
  return toHtml(tree).replaceAll('&#x26;', '&');
}

describe('a code block', () => {
  it('has classes on strings, but not on keys, and the title that its text gives', async () => {
    expect(await highlighted('json', '{ "a": "b",\n  "c": 1 }\n', 'title="Risposta"')).toBe(
      '<pre data-title="Risposta"><code class="language-json">{ "a": <span class="string">"b"</span>,\n  "c": 1 }</code></pre>',
    );
  });

  it('has the name of its language as title otherwise, and no elements around plain text', async () => {
    expect(await highlighted('text', 'a "b"\n')).toBe(
      '<pre data-title="Testo"><code class="language-text">a "b"\n</code></pre>',
    );
  });

  it('is highlighted to its end on a slow machine too', async () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 10_000;
      return now;
    });
    expect(await highlighted('bash', 'curl "a" # prova\n')).toContain(
      '<span class="string">"a"</span> <span class="comment"># prova</span>',
    );
    clock.mockRestore();
  });
});
