import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, transform } from 'esbuild';
import postcss from 'postcss';
import type { HeaderSettings } from './security-headers.mjs';
import { siteScriptOptions } from './site-script.mjs';

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

/** What consent changes: nothing where visits are not measured, else the script of every page. */
export async function consentOf(settings: HeaderSettings, publicFolder: string): Promise<PageConsent> {
  const measurementId = settings.GA_MEASUREMENT_ID?.trim();
  if (!measurementId) return { files: [], replaced: [], applied: (html) => html };
  const manifest = JSON.parse(await readFile(join(publicFolder, 'assets/manifest.json'), 'utf8'));
  const ordinary: string = manifest.site;
  const { files, script } = await bundleConsent(measurementId);
  return { files, replaced: [ordinary.slice(1)], applied: (html) => html.replaceAll(ordinary, script) };
}

/**
 * What a site needs whose visits may be measured (D24): a page script that knows about consent, and the module and the
 * styles that it loads when there is something to ask. The same sources give the same bytes.
 * @param measurementId GA_MEASUREMENT_ID
 */
export async function bundleConsent(measurementId: string): Promise<ConsentBundle> {
  const styles = named('consent', 'css', await consentStyles());
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
    await bundled('app/_site/measured.ts', { define: { CONSENT_MODULE: JSON.stringify(module.path) } }),
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

/** The styles of banner and panel, with the values of the tokens: pages carry only those that they use. */
async function consentStyles(): Promise<string> {
  const [styles, theme] = await Promise.all([
    readFile(join(root, 'components/layout/consent.css'), 'utf8'),
    readFile(join(root, 'app/globals.css'), 'utf8'),
  ]);
  const tokens = new Map<string, string>();
  postcss.parse(theme).walkAtRules('theme', (rule) => {
    rule.walkDecls((declaration) => void tokens.set(declaration.prop, declaration.value));
  });
  const filled = styles.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = tokens.get(name);
    if (!value)
      throw new Error(`components/layout/consent.css uses ${name}, which is not in app/globals.css.`);
    return value;
  });
  return (await transform(filled, { loader: 'css', minify: true, legalComments: 'none' })).code;
}
