// A fake of the assets binding, which the Cloudflare worker uses only for the error pages.
export default {
  /** @param {Request} request */
  fetch: ({ url }) => new Response(`Pagina ${new URL(url).pathname.slice(1)}`),
};
