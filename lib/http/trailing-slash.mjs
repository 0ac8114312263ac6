// Which addresses answer with and without their final slash. Plain JavaScript, because next.config.mjs reads it.

/** Pages whose both spellings answer (D6); every other page redirects to the one without the slash. */
export const bothSpellings = ['/tecnologia/ai'];
