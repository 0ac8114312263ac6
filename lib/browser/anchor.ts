import { unescaped } from '@/lib/unescaped';

/** The anchor of the address without its number sign and escapes; as it is where its encoding is broken. */
export function anchorName(hash: string = location.hash): string {
  const name = hash.slice(1);
  return unescaped(name) ?? name;
}
