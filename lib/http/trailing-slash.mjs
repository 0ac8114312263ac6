// Plain JavaScript, because next.config.mjs imports it.

/** Pages that are served with and without a trailing slash (D6). All others redirect to the path without it. */
export const pathsWithOptionalSlash = ['/tecnologia/ai'];
