import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import postcss from 'postcss';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A style sheet that loads only when it is needed. The values of the tokens are written into it, because a page holds
 * only those that it uses itself. Plain JavaScript, because next.config.mjs runs it.
 * @param {string} file relative to the project
 * @returns {Promise<string>} the style sheet, minified
 * @throws if it names a token that app/globals.css lacks
 */
export async function ownStyles(file) {
  const [styles, theme] = await Promise.all(
    [file, 'app/globals.css'].map((name) => readFile(join(root, name), 'utf8')),
  );
  /** @type {Map<string, string>} */
  const tokens = new Map();
  postcss.parse(theme ?? '').walkAtRules('theme', (rule) => {
    rule.walkDecls((declaration) => void tokens.set(declaration.prop, declaration.value));
  });
  const filled = (styles ?? '').replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = tokens.get(name);
    if (!value) throw new Error(`${file} uses ${name}, which is not in app/globals.css.`);
    return value;
  });
  return (await transform(filled, { loader: 'css', minify: true, legalComments: 'none' })).code;
}
