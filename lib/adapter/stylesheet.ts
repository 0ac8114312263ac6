import postcss, { type ChildNode, type Declaration } from 'postcss';
import { collectTokens, type Needs, selectorNeeds } from './selector-needs';

/** A declaration; `custom` names the custom property that it sets, `uses` those that it reads. */
export type SheetDeclaration = {
  property: string;
  value: string;
  important: boolean;
  custom?: string;
  uses: string[];
};

export type SheetNode =
  | { kind: 'declaration'; declaration: SheetDeclaration }
  | { kind: 'rule'; selectors: { text: string; needs: Needs }[]; nodes: SheetNode[] }
  /** A group of rules: @media, @supports, @layer, @container, …; `keepName` when its name sets the order of layers. */
  | { kind: 'group'; prelude: string; keepName: boolean; uses: string[]; nodes: SheetNode[] }
  /** Needed when its name is: @keyframes, @font-face, @property. */
  | { kind: 'named'; of: 'animation' | 'font' | 'property'; name: string; text: string; uses: string[] }
  | { kind: 'other'; text: string; uses: string[] };

/** A style sheet, read once a build, from which each page takes what it uses. */
export type Stylesheet = {
  nodes: SheetNode[];
  /** Every token (`.class`, `#id`, `[attribute`, `<tag`) that a selector names. */
  tokens: string[];
  /** Classes that only utility rules name: Tailwind's, as against those of the site's own style sheets. */
  utilities: string[];
};

const propertiesIn = (text: string) => [...new Set(text.match(/--[\w-]+/g) ?? [])];
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function readDeclaration({ prop, value, important = false }: Declaration): SheetDeclaration {
  const custom = prop.startsWith('--');
  return {
    property: custom ? prop : prop.toLowerCase(),
    value: value.trim(),
    important,
    ...(custom && { custom: prop }),
    uses: propertiesIn(value),
  };
}

/** A declaration as it stands in a style sheet. */
export function declarationText({ property, value, important }: SheetDeclaration): string {
  return `${property}:${value}${important ? '!important' : ''}`;
}

/**
 * The same declaration twice in a rule says nothing more: the last one stays. A colour given in lab() after the same one
 * in hexadecimal says nothing more either, for the site's colours are all in sRGB.
 */
function withoutRepeats(nodes: SheetNode[]): SheetNode[] {
  const same = (node: SheetNode) => (node.kind === 'declaration' ? declarationText(node.declaration) : node);
  const last = new Map(nodes.map((node, at) => [same(node), at]));
  return nodes.filter((node, at) => last.get(same(node)) === at && !repeatsColour(node, nodes[at - 1]));
}

function repeatsColour(node: SheetNode, before: SheetNode | undefined): boolean {
  return (
    node.kind === 'declaration' &&
    before?.kind === 'declaration' &&
    node.declaration.property === before.declaration.property &&
    /^lab\(/.test(node.declaration.value) &&
    /^#[\da-f]+$/i.test(before.declaration.value)
  );
}

const groups = ['media', 'supports', 'layer', 'container', 'scope', 'starting-style', 'document'];

/**
 * Reads a style sheet.
 *
 * @param css the text, which may be several sheets one after the other, in the order of their links
 * @throws when it holds an `@import`, which a style element in a page would have to fetch, or a selector like
 *   `[class*=name]`, which would not find a class by its short name
 */
export function parseStylesheet(css: string): Stylesheet {
  const tokens = new Set<string>();
  const root = postcss.parse(css);
  const layers = new Map<string, number>();
  root.walkAtRules(
    'layer',
    ({ params }) => void layers.set(squeeze(params), (layers.get(squeeze(params)) ?? 0) + 1),
  );

  const named = { utilities: new Set<string>(), elsewhere: new Set<string>() };

  function read(node: ChildNode, layer = ''): SheetNode[] {
    if (node.type === 'comment') return [];
    if (node.type === 'decl') return [{ kind: 'declaration', declaration: readDeclaration(node) }];
    if (node.type === 'rule') {
      if (/\[\s*class\s*[~|^$*]?=/i.test(node.selector)) {
        throw new Error(
          `${node.selector}: names a class by a part of an attribute, and pages give classes short names; write .name instead.`,
        );
      }
      const selectors = selectorNeeds(node.selector);
      const found = new Set<string>();
      for (const { needs } of selectors) collectTokens(needs, found);
      for (const token of found) {
        tokens.add(token);
        if (token.startsWith('.')) named[layer === 'utilities' ? layer : 'elsewhere'].add(token.slice(1));
      }
      return [
        { kind: 'rule', selectors, nodes: withoutRepeats(node.nodes.flatMap((child) => read(child, layer))) },
      ];
    }
    const params = squeeze(node.params);
    const name = node.name.toLowerCase();
    const prelude = `@${node.name}${params && ` ${params}`}`;
    if (name === 'import') {
      throw new Error(
        `The style sheet imports another one (${prelude}); import it in app/globals.css instead.`,
      );
    }
    if (name === 'charset') return [];
    // Tailwind's defaults for browsers without @property (Safari before 16.4, Firefox before 128) repeat what the
    // registrations say; there, a text may take the line height of what it stands in.
    if (name === 'layer' && params === 'properties') return [];
    if (node.nodes && groups.includes(name)) {
      const keepName = name === 'layer' && params !== '' && (layers.get(params) ?? 0) > 1;
      return [
        {
          kind: 'group',
          prelude,
          keepName,
          uses: propertiesIn(params),
          nodes: node.nodes.flatMap((child) => read(child, name === 'layer' ? params : layer)),
        },
      ];
    }
    const text = node.nodes ? node.toString() : `${prelude};`;
    const uses = propertiesIn(text);
    if (name.endsWith('keyframes')) return [{ kind: 'named', of: 'animation', name: params, text, uses }];
    if (name === 'property') return [{ kind: 'named', of: 'property', name: params, text, uses: [] }];
    if (name === 'font-face') {
      const family = node.nodes?.find(
        (entry): entry is Declaration => entry.type === 'decl' && entry.prop === 'font-family',
      );
      return [{ kind: 'named', of: 'font', name: (family?.value ?? '').replace(/["']/g, ''), text, uses }];
    }
    return [{ kind: 'other', text, uses }];
  }

  const nodes = root.nodes.flatMap((node) => read(node));
  const utilities = [...named.utilities].filter((name) => !named.elsewhere.has(name));
  return { nodes, tokens: [...tokens], utilities };
}
