import { attribute, replaceLinks, replaceScripts, type Tag } from './html-tags';

/** Next's own inline scripts: the flight data, and the one that starts the runtime. */
const flight = /^\s*\(?self\.__next_/;

function isFramework({ attributes, text }: Tag): boolean {
  const src = attribute(attributes, 'src');
  if (src !== undefined) return src.startsWith('/_next/');
  return attribute(attributes, 'id') === '_R_' || flight.test(text);
}

/** Preloads of scripts; those of fonts and pictures stay. */
function isScriptPreload({ attributes }: Tag): boolean {
  const rel = attribute(attributes, 'rel');
  return rel === 'modulepreload' || (rel === 'preload' && attribute(attributes, 'as') === 'script');
}

/**
 * A page without the framework: no runtime, no flight data, no preloads of scripts, and React's markers only inside
 * islands, where it looks for them. Everything else keeps its bytes.
 */
export function stripRuntime(html: string): string {
  const quiet = replaceScripts(html, (tag) => (isFramework(tag) ? '' : undefined));
  const light = replaceLinks(quiet, (tag) => (isScriptPreload(tag) ? '' : undefined));
  let result = '';
  let end = 0;
  for (const island of islandRanges(light)) {
    result += withoutMarkers(light.slice(end, island.start)) + light.slice(island.start, island.end);
    end = island.end;
  }
  return result + withoutMarkers(light.slice(end));
}

/** The comments that React writes between texts and around boundaries; others are not its own, and stay. */
function withoutMarkers(html: string): string {
  return html.replaceAll(/<!--(?: |\/?[$&]!?|\$\?)?-->/g, '');
}

/** The names of the islands that a page marks, each once, sorted. */
export function islandNames(html: string): string[] {
  const names = [...html.matchAll(/<div data-island="([^"]+)"/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Where the outer islands of a page begin and end. */
function islandRanges(html: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  const div = /<(\/?)div\b[^>]*>/g;
  let depth = 0;
  let start = -1;
  for (const tag of html.matchAll(div)) {
    const closing = tag[1] === '/';
    if (start < 0) {
      if (closing || !tag[0].startsWith('<div data-island="')) continue;
      start = tag.index;
      depth = 0;
    }
    depth += closing ? -1 : 1;
    if (depth > 0) continue;
    ranges.push({ start, end: tag.index + tag[0].length });
    start = -1;
  }
  return ranges;
}
