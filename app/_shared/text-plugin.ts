import { relative } from 'node:path';
import type { Root, Text } from 'mdast';
import type { Processor } from 'unified';
import { withoutInvisible } from '@/lib/content/characters';
import { isDraft } from '@/lib/content/publication';
import { correctWords, type MdxNode, textSyntax } from '@/lib/content/text-tree';
import { ContentError } from '@/lib/content-error';
import { checkedTree } from './text-problems';

/**
 * The remark plugin of all MDX texts: it enables our Markdown and rejects what texts may not contain, such as code. A mistake
 * stops a build; in development the message is printed and the page shows it. A build compiles a draft as an empty text.
 * @param options `showsDrafts`: drafts are compiled, and stop the build, like other texts (in a preview, D49)
 */
export function remarkText(this: Processor, { showsDrafts = false }: { showsDrafts?: boolean } = {}): void {
  textSyntax.call(this);
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, file) => {
    const name = relative(process.cwd(), file.path).replaceAll('\\', '/');
    // A hidden draft is compiled as an empty text, whatever it contains.
    if (process.env.NODE_ENV === 'production' && !showsDrafts && isDraft(text)) return parser('', file);
    const parse = () => correctWords(parser(withoutInvisible(text), file) as MdxNode);
    const { tree, problems } = checkedTree(parse, text, name);
    if (tree && problems.length === 0) return tree as Root;
    const error = new ContentError(problems);
    if (process.env.NODE_ENV !== 'development') throw error;
    console.error(error.message);
    return errorTree(error.message);
  };
}

/** A page that shows an error message: its first line, then the others as a list. */
function errorTree(message: string): Root {
  const [head = '', ...problems] = message.split('\n');
  const text = (value: string): Text => ({ type: 'text', value: value.trim() });
  return {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [text(head)] }] },
      {
        type: 'list',
        children: problems.map((problem) => ({
          type: 'listItem',
          children: [{ type: 'paragraph', children: [text(problem)] }],
        })),
      },
    ],
  };
}
