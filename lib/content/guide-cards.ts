/** A title as it stands under a heading that names its kind already: «Tutorial: analizzare…» becomes «Analizzare…». */
export function titleWithoutKind(title: string, kind: string): string {
  const prefix = `${kind}: `;
  if (!title.startsWith(prefix)) return title;
  const rest = title.slice(prefix.length);
  return rest.charAt(0).toLocaleUpperCase('it') + rest.slice(1);
}
