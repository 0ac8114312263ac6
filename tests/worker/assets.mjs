// Stands for Cloudflare's assets binding with `html_handling: none` and `not_found_handling: none`: files under their own
// names, as `.assetsignore` leaves them, with an entity tag; nothing else. The real one is not to be had without an account.

const ignored = /^\/(?:_headers|_redirects|\.assetsignore)$|\.(?:br|gz)$/;

export default {
  /** @param {Request} request @param {{ FILES: { fetch: typeof fetch } }} env */
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const missing = () => new Response(null, { status: 404 });
    if (ignored.test(pathname)) return missing();
    const found = await env.FILES.fetch(`http://files${pathname}`);
    // A folder is a list of its files.
    if (found.status !== 200 || found.headers.get('content-type') === 'application/json') {
      if (!pathname.endsWith('.json')) return missing();
    }
    const bytes = await found.arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const etag = `"${[...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate', 'X-From': 'assets' };
    const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
    if (tags.includes(etag) || tags.includes(`W/${etag}`))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  },
};
