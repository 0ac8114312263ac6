// Stands for the assets binding, from which the worker takes the error pages alone.
export default {
  /** @param {Request} request */
  fetch: ({ url }) => new Response(`Pagina ${new URL(url).pathname.slice(1)}`),
};
