/** Missing in the types of TypeScript (w3.org/TR/trusted-types). */
type TrustedTypesWindow = Window & {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ): { createScriptURL(text: string): unknown };
  };
};

/**
 * The URL of a script as a trusted value, which the page's Content-Security-Policy requires
 * (lib/http/security-headers.mjs). Browsers without trusted types get the plain text.
 * @param name of the trusted-types policy. A page may create each policy once.
 */
export function trustedUrl(name: string, url: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  // The policy returns only this URL, whatever it is asked for. TypeScript's types accept only strings.
  return (policy?.createScriptURL('') ?? url) as string;
}
