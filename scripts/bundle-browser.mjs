// Bundles the scripts of lib/browser that pages load. Plain JavaScript, because next.config.mjs imports it.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, stop, transform } from 'esbuild';
import postcss from 'postcss';
import { root } from './bootstrap.mjs';

const assets = join(root, 'public/assets');

/**
 * A served file; its name contains the hash of its text.
 * @typedef {{ path: string, text: string }} Asset
 */

/**
 * Writes the bundles into public/assets and removes those of earlier builds.
 * @param {string | undefined} measurementId as for `browserBundles`
 * @returns {Promise<{ SITE_SCRIPT: string, DOCUMENT_WORKER: string }>} URLs of the page script and the web worker of /prova (D48)
 */
export async function writeBrowserBundles(measurementId) {
  const page = await browserBundles(measurementId);
  const worker = await documentWorker();
  const files = [...page.files, worker];
  // esbuild's helper process would outlive the build.
  await stop();
  mkdirSync(assets, { recursive: true });
  const names = files.map(({ path }) => basename(path));
  for (const file of readdirSync(assets)) {
    if (/^(?:site|search|consent|document-worker)\..*\.(?:js|css)$/.test(file) && !names.includes(file)) {
      rmSync(join(assets, file));
    }
  }
  for (const { path, text } of files) writeFileSync(join(assets, basename(path)), text);
  return { SITE_SCRIPT: page.script, DOCUMENT_WORKER: worker.path };
}

/**
 * Bundles the script of every page and what it loads when needed: the search and the consent module (D24). The same sources
 * give the same bytes.
 * @param {string | undefined} measurementId GA_MEASUREMENT_ID; without one nobody is asked for consent
 * @returns {Promise<{ script: string, files: Asset[] }>} URL of the page script, and all files
 */
export async function browserBundles(measurementId) {
  const search = await bundle('search', 'lib/browser/search/main.ts', {
    format: 'esm',
    constants: { SEARCH_STYLES: await styleSheet('components/layout/search.css') },
  });
  const id = measurementId?.trim() || undefined;
  const styles = asset('consent', 'css', await styleSheet('components/layout/consent.css'));
  const consent = await bundle('consent', 'app/_entries/consent.ts', {
    format: 'esm',
    constants: { MEASUREMENT_ID: id, CONSENT_STYLES: styles.path },
  });
  const site = await bundle('site', 'app/_entries/page-script.ts', {
    format: 'iife',
    constants: {
      CONSENT_MODULE: consent.path,
      HAS_ANALYTICS: id !== undefined,
      SEARCH_MODULE: search.path,
    },
  });
  return { script: site.path, files: [search, styles, consent, site] };
}

/**
 * Bundles the web worker of /prova.
 * @returns {Promise<Asset>}
 */
function documentWorker() {
  return bundle('document-worker', 'lib/browser/documents/web-worker.ts', {
    format: 'iife',
    constants: {},
    // The target of the island that starts it.
    target: 'es2022',
    plugins: [boundedPdf],
  });
}

/**
 * Limits what the streams of a PDF unpack to: pdf.js has no limit, and a file of 4 KB can take 4 GB.
 * `lib/browser/documents/read/pdf.ts` sets the number of bytes.
 * @type {import('esbuild').Plugin}
 */
const boundedPdf = {
  name: 'bounded-pdf',
  setup({ onLoad }) {
    onLoad({ filter: /pdf\.worker\.mjs$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      // The lines where pdf.js grows a buffer, and where it receives bytes that the browser has unpacked.
      for (const { line, bytes } of [
        { line: 'const buffer2 = new Uint8Array(size);\n    buffer2.set(buffer);', bytes: 'size' },
        { line: 'totalLength += chunk.byteLength;', bytes: 'chunk.byteLength' },
      ]) {
        const [before, after, ...others] = contents.split(line);
        if (after === undefined || others.length > 0)
          throw new Error(`${path} no longer unpacks streams as expected.`);
        const limit = `if ((globalThis.pdfBytesLeft -= ${bytes}) < 0) throw new Error('too many bytes');`;
        contents = `${before}${limit}${line}${after}`;
      }
      return { contents };
    });
  },
};

/**
 * Bundles a script.
 * @param {string} name of the file, without hash
 * @param {string} entry
 * @param {Pick<import('esbuild').BuildOptions, 'format' | 'target' | 'plugins'> & { constants: Record<string, unknown> }} options
 *   `constants`: names in the script, and their values
 */
async function bundle(name, entry, { constants, target = 'es2020', ...options }) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    alias: { '@': root },
    bundle: true,
    minify: true,
    write: false,
    target,
    legalComments: 'none',
    ...options,
    define: Object.fromEntries(
      // A value that is undefined becomes the text "undefined".
      Object.entries(constants).map(([key, value]) => [key, String(JSON.stringify(value))]),
    ),
  });
  return asset(name, 'js', outputFiles[0]?.text ?? '');
}

/**
 * Names a file after the hash of its text.
 * @param {string} name
 * @param {string} ending
 * @param {string} text
 * @returns {Asset}
 */
function asset(name, ending, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `/assets/${name}.${hash}.${ending}`, text };
}

/**
 * Minifies a style sheet that loads when it is needed. Tokens are replaced by their values, because a page has only the tokens
 * that it uses.
 * @param {string} file relative to the project
 * @throws if it names a token that app/globals.css lacks
 */
async function styleSheet(file) {
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');
  /** @type {Map<string, string>} */
  const tokens = new Map();
  postcss.parse(read('app/globals.css')).walkAtRules('theme', (rule) => {
    rule.walkDecls(({ prop, value }) => void tokens.set(prop, value));
  });
  const css = read(file).replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = tokens.get(name);
    if (!value) throw new Error(`${file} uses ${name}, which is not in app/globals.css.`);
    return value;
  });
  return (await transform(css, { loader: 'css', minify: true, legalComments: 'none' })).code;
}
