import type { SheetDeclaration, SheetNode } from './stylesheet';

/** Custom properties with the same value everywhere: registered and never set, or set once, on the root. */
function constantsOf(nodes: SheetNode[], scripts: ReadonlySet<string>): Map<string, string | undefined> {
  const registered = new Map<string, string | undefined>();
  const rootValues = new Map<string, string>();
  const settings = new Map<string, number>();
  const visit = (list: SheetNode[], onRoot: boolean, always: boolean) => {
    for (const node of list) {
      if (node.kind === 'declaration' && node.declaration.custom) {
        const { custom, value } = node.declaration;
        settings.set(custom, (settings.get(custom) ?? 0) + 1);
        if (onRoot && always) rootValues.set(custom, value);
      } else if (node.kind === 'rule') {
        visit(node.nodes, !onRoot && node.selectors.every(({ text }) => text === ':root'), always);
      } else if (node.kind === 'group') {
        visit(node.nodes, onRoot, always && node.prelude.startsWith('@layer'));
      } else if (node.kind === 'named' && node.of === 'property') {
        registered.set(node.name, /initial-value:\s*([^;}]+)/.exec(node.text)?.[1]);
      } else if (node.kind === 'named' || node.kind === 'other') {
        // An animation may set properties too.
        for (const name of node.text.match(/--[\w-]+(?=\s*:)/g) ?? []) settings.set(name, 2);
      }
    }
  };
  visit(nodes, false, true);
  const constants = new Map<string, string | undefined>();
  for (const [name, initial] of registered) {
    if (!settings.has(name) && !scripts.has(name)) constants.set(name, initial);
  }
  for (const [name, value] of rootValues) {
    if (settings.get(name) === 1 && !registered.has(name) && !scripts.has(name) && !value.includes('var(')) {
      constants.set(name, value);
    }
  }
  return constants;
}

const reference = /var\((--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

function resolve(value: string, constants: ReadonlyMap<string, string | undefined>): string {
  return value.replace(reference, (whole, name: string, fallback?: string) => {
    const inner = fallback === undefined ? undefined : resolve(fallback, constants);
    if (constants.has(name)) return constants.get(name) ?? inner?.trim() ?? whole;
    return inner === undefined ? whole : `var(${name},${inner})`;
  });
}

function resolved(declaration: SheetDeclaration, constants: ReadonlyMap<string, string | undefined>) {
  if (!declaration.uses.some((name) => constants.has(name))) return declaration;
  const resolvedValue = resolve(declaration.value, constants);
  // A reader of nothing but empty properties is invalid once computed, which is what unset says.
  const value = resolvedValue.trim() === '' && !declaration.custom ? 'unset' : resolvedValue;
  return { ...declaration, value, uses: declaration.uses.filter((name) => value.includes(name)) };
}

/**
 * Writes the value of a custom property where it is read, when the value is the same on every element.
 *
 * @param scripts words of the page's scripts: what they name, they may set
 */
export function inlineConstants(nodes: SheetNode[], scripts: ReadonlySet<string>): SheetNode[] {
  const constants = constantsOf(nodes, scripts);
  const visit = (list: SheetNode[]): SheetNode[] =>
    list.map((node) => {
      if (node.kind === 'declaration') return { ...node, declaration: resolved(node.declaration, constants) };
      if (node.kind === 'rule' || node.kind === 'group') return { ...node, nodes: visit(node.nodes) };
      return node;
    });
  return visit(nodes);
}
