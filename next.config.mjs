import createMDX from '@next/mdx';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  pageExtensions: ['ts', 'tsx'],
  // One address answers with and without its final slash (D6), so the rule below replaces Next's general one.
  skipTrailingSlashRedirect: true,
  async redirects() {
    return [{ source: '/:path((?!tecnologia/ai/$).+)/', destination: '/:path', permanent: true }];
  },
};

const withMDX = createMDX({
  options: { remarkPlugins: ['remark-frontmatter', 'remark-gfm'], rehypePlugins: [] },
});

export default withMDX(config);
