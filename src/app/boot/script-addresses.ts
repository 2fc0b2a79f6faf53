/** The part that is used; missing from TypeScript's own types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets plain strings be addresses of scripts where the browser checks what becomes code (Trusted Types): `script-src` decides
 * which may be loaded. There is no rule here for HTML and code in texts, so the browser still refuses or reports them.
 */
export function trustScriptAddresses(): void {
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
}
