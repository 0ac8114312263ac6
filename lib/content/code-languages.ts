/** The languages of code blocks, with their default titles. */
export const codeLanguages = {
  bash: 'Riga di comando',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  text: 'Testo',
} as const;

const titlePattern = /^title="([^"]+)"$/;

/** The title that a code block states after its language: `title="Risposta"`. */
export const codeTitle = (meta: string): string | undefined => titlePattern.exec(meta.trim())?.[1];
