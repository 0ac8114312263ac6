export function parseSettings(_env: Record<string, string | undefined>, d: { siteUrl: string; mailTo: string; mailFrom: string }) {
  return { siteUrl: d.siteUrl, newsletterUrl: undefined as string | undefined, newsletterToken: undefined as string | undefined };
}
