/**
 * Runs in the browser. Copies the CSS rules for `:hover`, `:focus-visible` and `:active` to `[data-force="<state>"]`,
 * so that these states are visible side by side.
 */
export function forceStates(): void {
  const states = ['hover', 'focus-visible', 'active'];
  const controls = ':is(a, button, input, textarea, select, summary)';
  const widen = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const state of states)
          if (rule.selectorText.includes(`:${state}`))
            rule.selectorText += `, ${rule.selectorText.replaceAll(`:${state}`, `:is([data-force="${state}"] ${controls})`)}`;
      }
      if ('cssRules' in rule) widen(rule.cssRules as CSSRuleList);
    }
  };
  addEventListener('load', () => {
    for (const sheet of document.styleSheets) widen(sheet.cssRules);
  });
}
