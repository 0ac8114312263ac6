import { createHash } from 'node:crypto';
import { attribute, replaceLinks, replaceScripts } from './html-tags';

/** A hash as policies write it: 'sha256-…', with the quotes. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A hash as `integrity` attributes write it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Adds `integrity` to every script and style sheet of the site itself.
 * @param integrity of the file at an address; asked once a tag
 */
export function withIntegrity(html: string, integrity: (path: string) => string): string {
  /** The tag with its attribute, unless what it names is another site's. */
  const add = (outer: string, attributes: string, address: string | undefined) => {
    if (!address?.startsWith('/') || address.startsWith('//')) return undefined;
    if (attribute(attributes, 'integrity') !== undefined) return undefined;
    const [path = ''] = address.split(/[?#]/);
    return outer.replace(/\s*\/?>/, (end) => ` integrity="${integrity(path)}"${end}`);
  };
  const scripts = replaceScripts(html, ({ outer, attributes }) =>
    add(outer, attributes, attribute(attributes, 'src')),
  );
  return replaceLinks(scripts, ({ outer, attributes }) =>
    attribute(attributes, 'rel') === 'stylesheet'
      ? add(outer, attributes, attribute(attributes, 'href'))
      : undefined,
  );
}
