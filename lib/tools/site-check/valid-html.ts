import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding } from './page';
import { addressOf, pageFiles } from './served-pages';

/** What the standard forbids, as the W3C's checker reports it. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard'],
    rules: {
      'heading-level': 'error',
      // A picture without a text.
      'wcag/h37': 'error',
      // HTML allows them in text.
      'no-raw-characters': 'off',
      // A role that an element has by itself; on parts of a table the standard forbids it.
      'no-redundant-role': 'error',
      // The site's policy forbids them in what is prerendered.
      'no-inline-style': 'error',
    },
  }),
);

/** What is not valid in the HTML of a page. */
export async function invalidHtml(path: string, html: string): Promise<Finding[]> {
  const { results } = await checker.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector, ruleId }) => ({
      path,
      text: `${message} (${[selector, ruleId].filter(Boolean).join(', ')})`,
    })),
  );
}

/** The same for every page of a bundle, error pages included. @param folder the served files, e.g. out/site */
export async function invalidPages(folder: string): Promise<Finding[]> {
  const found = pageFiles(folder).map((file) =>
    invalidHtml(addressOf(file), readFileSync(join(folder, file), 'utf8')),
  );
  return (await Promise.all(found)).flat();
}
