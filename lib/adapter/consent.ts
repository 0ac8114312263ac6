import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { HeaderSettings } from '../http/security-headers.mjs';
import { ownStyles } from '../tools/own-styles.mjs';
import { siteScriptOptions } from '../tools/site-script.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type ConsentBundle = {
  /** Address of the script that every page loads in place of the ordinary one. */
  script: string;
  /** That script, and what it loads when consent has to be asked for: address and text. */
  files: { path: string; text: string }[];
};

type PageConsent = Pick<ConsentBundle, 'files'> & {
  /** Files of public/ that are not needed then. */
  replaced: string[];
  applied: (html: string) => string;
};

type SearchModule = { path: string; integrity: string };

/** What consent changes: nothing where visits are not measured, else the script of every page. */
export async function consentOf(settings: HeaderSettings, publicFolder: string): Promise<PageConsent> {
  const measurementId = settings.GA_MEASUREMENT_ID?.trim();
  if (!measurementId) return { files: [], replaced: [], applied: (html) => html };
  const manifest: { site: string; search: SearchModule } = JSON.parse(
    await readFile(join(publicFolder, 'assets/manifest.json'), 'utf8'),
  );
  const { site: ordinary, search } = manifest;
  const { files, script } = await bundleConsent(measurementId, search);
  return { files, replaced: [ordinary.slice(1)], applied: (html) => html.replaceAll(ordinary, script) };
}

/**
 * What a site needs whose visits may be measured (D24): a page script that knows about consent, and the module and the
 * styles that it loads when there is something to ask. The same sources give the same bytes.
 * @param measurementId GA_MEASUREMENT_ID
 * @param search what the page script loads when somebody searches
 */
export async function bundleConsent(measurementId: string, search: SearchModule): Promise<ConsentBundle> {
  const styles = named('consent', 'css', await ownStyles('components/layout/consent.css'));
  const module = named(
    'consent',
    'js',
    await bundled('app/_site/consent.ts', {
      format: 'esm',
      define: { MEASUREMENT_ID: JSON.stringify(measurementId), CONSENT_STYLES: JSON.stringify(styles.path) },
    }),
  );
  const script = named(
    'site',
    'js',
    await bundled('app/_site/measured.ts', {
      define: { CONSENT_MODULE: JSON.stringify(module.path), SEARCH_MODULE: JSON.stringify(search) },
    }),
  );
  return { script: script.path, files: [styles, module, script] };
}

async function bundled(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...siteScriptOptions,
    ...options,
    entryPoints: [entry],
    alias: { '@': root },
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}

function named(name: string, ending: string, text: string): { path: string; text: string } {
  return {
    path: `/assets/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`,
    text,
  };
}
