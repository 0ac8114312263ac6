/** Addresses that have moved in the copy of ordinary-next.ts, and where they lead to: rows of content/redirects.csv. */
export const MOVED = [
  ['/vecchia-pagina', '/prezzi#iva'],
  ['/Vecchi/perch%C3%A9%20no.html', '/soluzioni/legale'],
  ['/Prezzi', '/prezzi'],
  ['/ai', '/tecnologia/ai/'],
] as const;

/** A text of the copy that has an alias. */
export const RENAMED = {
  file: 'content/docs/api-auth.mdx',
  from: '/documentazione/autenticazione',
  to: '/documentazione/api-auth',
};
