import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import { remarkText } from '@/app/_shared/text-plugin';
import { useMDXComponents as mdxComponents } from '@/mdx-components';
import { root } from '@/scripts/bootstrap.mjs';

const file = join(root, 'content/news/prova.mdx');

/** The HTML of an article with this text. */
export async function rendered(source: string, options = { showsDrafts: false }): Promise<string> {
  const { default: Body } = await evaluate(
    { value: source, path: file },
    { ...runtime, remarkPlugins: [[remarkText, options]] },
  );
  const { prelude } = await prerender(<Body components={mdxComponents()} />);
  return new Response(prelude).text();
}

/** The message of the error of compiling a text, or `accepted`. */
export const errorMessage = (source: string, options = { showsDrafts: false }) =>
  rendered(source, options).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
