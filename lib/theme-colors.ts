/** Colours of app/globals.css, for pictures, manifests and pages that cannot read its custom properties. */
export const themeColors = {
  paper: '#fbfaf6',
  ink: '#15181e',
  muted: '#4a505c',
  rule: '#dedad0',
  accent: '#b3271a',
} as const;
