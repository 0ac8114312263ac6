import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ site: z.string().startsWith('/assets/') });

/**
 * Address of the small script that every page loads, as `lib/tools/bundle-browser.mjs` named it (its name carries the
 * hash of its content).
 */
export function browserScript(): string {
  const manifest = readFileSync(join(process.cwd(), 'public/assets/manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(manifest)).site;
}
