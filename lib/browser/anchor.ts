import { percentDecoded } from '@/lib/percent-decoded';

/** The decoded anchor of the URL, without `#`. If its encoding is broken, it is returned as it is. */
export function anchorName(): string {
  const name = location.hash.slice(1);
  return percentDecoded(name) ?? name;
}
