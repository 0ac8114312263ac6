import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A part as a page uses it. */
export type Use = {
  page: string;
  element: ReactElement;
  /** It stands on a dark band. */
  dark: boolean;
};

/** Where the walk is: the page, and the files, drawings and bands around an element. */
type Place = { page: string; around: readonly string[]; dark: boolean };

/** A file of the site, as a reader of files and a bundler know it. */
export type Source = {
  file: string;
  /** Whether it begins with 'use client': what it renders is the browser's business. */
  client: boolean;
  exports: Readonly<Record<string, unknown>>;
};

type Page = {
  default: (props: object) => unknown;
  generateStaticParams?: () => object[] | Promise<object[]>;
};

/** So many uses of a part are shown: enough for its variants, few enough to look at. */
const usesShown = 2;

/** So many addresses of one route are read: all guides, but not a thousand articles. */
const addressesRead = 20;

/**
 * Every part of the site with the words that the pages give it: renders the pages by hand, as React would, and notes
 * what they are made of. So a part that no page uses is not there, and none needs to be entered anywhere.
 * @returns the uses of each file of `parts` that a page renders, those first that differ
 */
export async function usesOf(
  parts: readonly Source[],
  pages: readonly Source[],
): Promise<Map<string, Use[]>> {
  const known = new Map<unknown, Source>();
  for (const part of parts)
    for (const value of Object.values(part.exports)) if (typeof value === 'function') known.set(value, part);
  const uses = new Map<string, Use[]>();
  const shapes = new Set<string>();

  function note(file: string, element: ReactElement, { page, around, dark }: Place) {
    // The rows of a table are nothing without their table, nor is a stroke without its drawing.
    if (around.includes(file) || around.includes('svg')) return;
    const shape = `${file} ${shapeOf(element.props)}`;
    const list = uses.get(file) ?? [];
    if (shapes.has(shape) || list.length === usesShown) return;
    shapes.add(shape);
    uses.set(file, [...list, { page, element, dark }]);
  }

  async function walk(node: unknown, place: Place): Promise<void> {
    if (Array.isArray(node)) for (const child of node) await walk(child, place);
    if (!isValidElement<Record<string, unknown>>(node)) return;
    const { type, props } = node;
    const part = known.get(type);
    if (part) note(part.file, node, place);
    const within = {
      ...place,
      around: part ? [...place.around, part.file] : type === 'svg' ? [...place.around, type] : place.around,
      dark: place.dark || /\bscuro\b/.test(String(props.className)),
    };
    if (typeof type === 'function' && !part?.client) await walk(await callable(type)(props), within);
    else await walk(Object.values({ ...props, ...record(props.slots) }), within);
  }

  for (const page of pages) {
    const { default: Body, generateStaticParams } = page.exports as Page;
    const all = generateStaticParams ? await generateStaticParams() : [{}];
    for (const params of all.slice(0, addressesRead))
      await walk(await Body({ params: Promise.resolve(params) }), {
        page: page.file,
        around: [],
        dark: false,
      });
  }
  return uses;
}

const callable = (type: unknown) => type as (props: object) => ReactNode | Promise<ReactNode>;

const record = (value: unknown) => (typeof value === 'object' ? (value as object) : {});

/** What tells two uses apart: which properties they have, and the choices among them. */
function shapeOf(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return '[]';
  if (isValidElement(value)) return value.type === Fragment ? '<>' : '</>';
  if (typeof value === 'object' && value && depth < 2)
    return Object.entries(value)
      .filter(([key, entry]) => entry !== undefined && key !== 'className' && key !== 'id')
      .map(([key, entry]) => `${key}:${shapeOf(entry, depth + 1)}`)
      .sort()
      .join();
  return typeof value === 'boolean' || (depth === 1 && /^[a-z]+$/.test(String(value)))
    ? String(value)
    : typeof value;
}
