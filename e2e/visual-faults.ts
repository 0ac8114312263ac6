import type { Page } from '@playwright/test';

/** Lines of text that overlap or that their box cuts off, except in drawings, boxes that scroll and folded examples. */
export const illegibleLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { node: Text; left: number; right: number; top: number; bottom: number };
    /** In pixels: browsers round the edges of boxes. */
    const tolerance = 2;
    const faults = new Set<string>();
    const lines: Line[] = [];
    const excerpt = (node: Text) => `«${node.data.trim().slice(0, 40)}»`;

    const isIgnored = (element: Element) =>
      element.closest('svg, script, style, option, .example:not([open])') !== null ||
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

    /** The area that the boxes around a text leave visible; null if one of them scrolls, or is only for screen readers. */
    const visibleAreaOf = (parent: Element) => {
      const area = {
        left: Number.NEGATIVE_INFINITY,
        right: Number.POSITIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      };
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const isForScreenReaders = box.clientWidth === 1;
        if (overflowX === 'auto' || overflowX === 'scroll' || isForScreenReaders) return null;
        if (overflowX === 'visible') continue;
        const { left, right, bottom } = box.getBoundingClientRect();
        area.left = Math.max(area.left, left);
        area.right = Math.min(area.right, right);
        area.bottom = Math.min(area.bottom, bottom);
      }
      return area;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || isIgnored(parent)) continue;
      const area = visibleAreaOf(parent);
      if (!area) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const isCutOff =
          left < area.left - tolerance || right > area.right + tolerance || bottom > area.bottom + height / 2;
        if (isCutOff) faults.add(`${excerpt(node)} is cut off`);
        // Only the middle of the line: boxes of large type overlap where the letters do not.
        lines.push({ node, left, right, top: top + height / 4, bottom: bottom - height / 4 });
      }
    }

    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - tolerance) break;
        const sharedWidth = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (line.node !== other.node && sharedWidth > tolerance)
          faults.add(`${excerpt(line.node)} lies over ${excerpt(other.node)}`);
      }
    }
    return [...faults];
  });

/** Controls outside running text that are smaller than 44 px: names and sizes. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, summary, select, input, textarea').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const wrapper = control.closest('label, .form-consent, .sr-only');
      const isInText = getComputedStyle(control).display === 'inline';
      if (!control.checkVisibility() || isInText || wrapper?.matches('.sr-only')) return [];
      const { width, height } = (wrapper ?? control).getBoundingClientRect();
      // Half a pixel for rounding. A control of one pixel is only for screen readers.
      return width > 1 && Math.min(width, height) < 43.5
        ? [`${control.textContent || control.id}: ${Math.round(width)}x${Math.round(height)}`]
        : [];
    }),
  );

/**
 * Parts of drawings, and empty boxes with a background, with a contrast below 3 to 1 on a black page (WCAG 1.4.11).
 * Rules and textures of drawings are ornaments.
 */
export const invisibleShapes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Relative luminance by WCAG, of a colour as `rgb(…)`. */
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
        const part = Number(text) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isTooDark = (colour: string) => (luminance(colour) + 0.05) / 0.05 < 3;
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const painted = 'path, rect, circle, line, polyline, polygon, ellipse, text';
    const shapes = [...document.querySelectorAll(`svg :is(${painted})`)].filter((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const paints = [fill, stroke].filter((paint) => paint !== 'none');
      // Sheets under a drawing have the colour of the page.
      const isSheet = paints.includes('rgb(0, 0, 0)');
      return isVisible(shape) && !isSheet && paints.length > 0 && paints.every(isTooDark);
    });
    const boxes = [...document.querySelectorAll('span:empty[class*="bg-"]:not(.bg-paper, .bg-sheet)')].filter(
      (box) => isVisible(box) && getComputedStyle(box).backgroundColor === 'rgb(0, 0, 0)',
    );
    return [...shapes, ...boxes].map((element) => element.outerHTML.slice(0, 200));
  });
