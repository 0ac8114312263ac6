// The rule of trailing slashes. Plain JavaScript, because next.config.mjs reads it.

/** Pages that answer with and without a trailing slash (D6). Every other page redirects to the address without it. */
export const pathsWithOptionalSlash = ['/tecnologia/ai'];
