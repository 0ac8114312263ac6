/**
 * Runs in the browser. Copies the CSS rules for `:hover`, `:focus-visible` and `:active` to the controls inside
 * `[data-force="<state>"]`, so that these states are visible side by side.
 */
export function forceStates(): void {
  const states = ['hover', 'focus-visible', 'active'];
  const controls = ':is(a, button, input, textarea, select, summary)';
  const addForcedSelectors = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const state of states)
          if (rule.selectorText.includes(`:${state}`)) {
            const forced = `:is([data-force="${state}"] ${controls})`;
            rule.selectorText += `, ${rule.selectorText.replaceAll(`:${state}`, forced)}`;
          }
      }
      if ('cssRules' in rule) addForcedSelectors(rule.cssRules as CSSRuleList);
    }
  };
  addEventListener('load', () => {
    for (const sheet of document.styleSheets) addForcedSelectors(sheet.cssRules);
  });
}
