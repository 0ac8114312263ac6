/** The languages of code blocks, with the title for blocks that do not state one. */
export const codeLanguages = {
  bash: 'Riga di comando',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  text: 'Testo',
} as const;

const titlePattern = /^title="([^"]+)"$/;

/** The title of a code block, which follows its language: title="Risposta". */
export const codeTitle = (meta: string): string | undefined => titlePattern.exec(meta.trim())?.[1];
