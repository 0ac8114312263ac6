/** The languages of code blocks in texts, and how a block without a title names them. */
export const codeLanguages = {
  bash: 'Riga di comando',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  text: 'Testo',
} as const;

const titlePattern = /^title="([^"]+)"$/;

/** The title of a code block, from what follows its language: title="Risposta". */
export const codeTitle = (meta: string): string | undefined => titlePattern.exec(meta.trim())?.[1];
