import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A test for each text of a page, in the order of its content, and then for each annotation: whether it is in a layer that is off. */
export type LayerTest = (textOrAnnotation: string) => boolean;

/** pdf.js reports layers only with its drawing operators: finds there the texts, and the identifiers of annotations. */
export async function layerTest(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<LayerTest> {
  const config = await pdf.getOptionalContentConfig();
  if (!config.getOrder()) return () => false;
  let letters = '';
  /** For each letter `1` if it is off. */
  let states = '';
  /** Number of open groups from the outermost that is off. */
  let depth = 0;
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    const [first, second] = argsArray[index] ?? [];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps)
      depth += depth > 0 || (first === 'OC' && !config.isVisible(second)) ? 1 : 0;
    else if (operator === OPS.endMarkedContent) depth = Math.max(0, depth - 1);
    else if (operator === OPS.beginAnnotation) letters += first;
    else if (operator === OPS.showText) for (const { unicode = '' } of first) letters += lettersOf(unicode);
    states = states.padEnd(letters.length, depth > 0 ? '1' : '0');
  }
  let end = 0;
  return (text) => {
    const at = letters.indexOf(lettersOf(text), end);
    if (at >= 0) end = at + lettersOf(text).length;
    return states[at] === '1';
  };
}

/** Without the spaces and ligatures that pdf.js changes. */
const lettersOf = (text: string) => text.normalize('NFKD').replace(/[\s\p{Cf}]/gu, '');
