/**
 * Copies the CSS rules for `:hover`, `:focus-visible` and `:active` to the controls inside `[data-force="<state>"]`, so that these
 * states are visible side by side. The page embeds its source as a script, so it uses nothing from outside.
 */
export function forceStates(): void {
  const states = ['hover', 'focus-visible', 'active'];
  const controls = ':is(a, button, input, textarea, select, summary)';

  function addForcedSelectors(rule: CSSStyleRule) {
    for (const state of states) {
      if (!rule.selectorText.includes(`:${state}`)) continue;
      const forced = `:is([data-force="${state}"] ${controls})`;
      rule.selectorText += `, ${rule.selectorText.replaceAll(`:${state}`, forced)}`;
    }
  }
  function visit(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) addForcedSelectors(rule);
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  }
  addEventListener('load', () => {
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  });
}
