import { percentDecoded } from '@/lib/percent-decoded';

/** Letters, digits, and signs without a special meaning in paths, `_redirects` and Next's rules. */
const CHARACTERS = /^[\p{L}\p{M}\p{N} ._~/-]*$/u;
/** The home page, and paths that the server or the host uses. */
const RESERVED =
  /^\/(?:$|(?:api|healthz|errore|(?:404|500)(?:\.html)?|cdn-cgi|_[^/]*|\.assetsignore)(?:\/|$))/;

/** The normal form of a path, for comparison with requests: without a final slash, and escaped as `encodeURI` does. */
export const normalPath = (path: string): string =>
  encodeURI(decodeURIComponent(path)).replace(/(?<=.)\/$/, '');

/** The problem of a path, in Italian. */
function pathProblem(path: string): string | undefined {
  if (!/^\/(?!\/)[^\\]*$/.test(path))
    return `«${path}» non è un indirizzo di questo sito. Scrivetelo dalla prima barra in poi, senza il nome del sito.`;
  const plain = percentDecoded(path);
  if (plain === undefined)
    return `«${path}» ha un segno % che non si legge. Copiate l’indirizzo dal browser.`;
  const isWrong = (character: string) => !CHARACTERS.test(character);
  const sign = path.includes(' ') ? ' ' : [...plain].find(isWrong);
  if (sign)
    return `«${path}» contiene «${sign}». Sono ammessi lettere, cifre, punti e trattini; uno spazio si scrive %20.`;
  return undefined;
}

/**
 * The reason in Italian why a path cannot be the source of a redirect (docs/decisions.md D45).
 * @returns undefined for a path of this site, such as /novita/vecchio-nome
 */
export function redirectSourceProblem(path: string): string | undefined {
  if (/[?#]/.test(path))
    return `«${path}» ha parametri (?) o un’ancora (#). Toglieteli: il rinvio vale per l’indirizzo con ogni parametro.`;
  const problem = pathProblem(path);
  if (problem) return problem;
  if (!RESERVED.test(normalPath(path))) return undefined;
  return `«${path}» serve al sito stesso e non può rinviare altrove. Togliete la riga.`;
}

/** The reason in Italian why a path, with or without an anchor, cannot be the target of a redirect. */
export function redirectTargetProblem(path: string): string | undefined {
  if (path.includes('?'))
    return `«${path}» ha parametri (?). Toglieteli: restano quelli con cui arriva chi visita.`;
  return pathProblem(path.replace(/#.*$/, ''));
}
