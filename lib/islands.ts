/** The module of each island, by its name in the HTML. The path is that in Next's client manifest. */
export const islandModules = {
  'site-form': 'components/forms/site-form.tsx',
  'partner-form': 'components/forms/partner-form.tsx',
  'filtered-faq': 'components/supporto/filtered-faq.tsx',
  tabs: 'components/ui/tabs.tsx',
  'copy-code': 'components/mdx/copy-code.tsx',
  'plan-finder': 'components/prova/archivio/plan-finder.tsx',
  'version-comparison': 'components/prova/version-comparison.tsx',
} as const satisfies Record<string, `components/${string}.tsx`>;

export type IslandName = keyof typeof islandModules;

/** The export of an island's module: `SiteForm` for `site-form`. */
export const componentName = (island: string): string =>
  island.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
