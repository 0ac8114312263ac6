/** Of what TypeScript's own types lack (w3.org/TR/trusted-types). */
type TrustedTypesWindow = Window & {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ): { createScriptURL(text: string): unknown };
  };
};

/**
 * The address of a script as the policy of the page wants it (lib/http/security-headers.mjs): from a policy that makes this
 * one and no other. Browsers without trusted types take the text.
 * @param name of the policy; a page may make it once
 */
export function trustedAddress(name: string, address: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => address });
  // It becomes a string when it is read; TypeScript's own types know nothing else.
  return (policy?.createScriptURL('') ?? address) as string;
}
