import { lookup } from 'mrmime';

/** The content type of a file, by the ending of its name; texts are UTF-8. */
export function contentTypeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}
