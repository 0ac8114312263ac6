import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleTemplate } from '@/lib/content/article-template';
import { parseEntry } from '@/lib/content/frontmatter';
import { articleSchema } from '@/lib/schema/article';
import { mdxElements, productPictures } from '@/lib/schema/mdx-elements';
import { root } from '@/lib/tools/bootstrap.mjs';
import { rendered } from './rendered';

const guide = readFileSync(join(root, 'content/news/README.md'), 'utf8');
const examples = [...guide.matchAll(/^(```+)mdx\n([\s\S]*?)^\1$/gm)].map(([, , source = '']) => source);

describe('the guide for editors', () => {
  it.each(examples.map((source) => [source.slice(0, 60), source]))(
    'has an example that compiles and renders: %j',
    async (_, source) => {
      const html = await rendered(source);
      expect(html.replaceAll(/<(?!img)[^>]*>/g, '').trim()).not.toBe('');
      expect(html).not.toContain('style=');
    },
  );

  it('names a template, whose comments agree with the rules', () => {
    const { minLength, maxLength } = articleSchema.shape.title;
    expect(articleTemplate()).toContain(`Il titolo, da ${minLength} a ${maxLength} caratteri`);
    expect(guide).toContain('(modello.txt)');
  });

  it('begins with a valid frontmatter', () => {
    const whole = examples.find((source) => source.startsWith('---')) ?? '';
    expect(parseEntry('content/news/prova.mdx', whole, articleSchema)).toHaveProperty('entry');
  });

  it('shows every element, and names every field and drawing', () => {
    for (const [name, rule] of Object.entries(mdxElements)) {
      if (name !== 'Plan' && !('folders' in rule)) expect(examples.join(''), name).toContain(`<${name}`);
    }
    for (const name of productPictures) expect(guide).toContain(`\`${name}\``);
    for (const field of Object.keys(articleSchema.shape)) expect(guide).toContain(`| \`${field}\` |`);
  });

  it.each(productPictures)('may show the drawing %s', async (name) => {
    expect((await rendered(`<ProductPicture name="${name}" />`)).length).toBeGreaterThan(200);
  });
});
