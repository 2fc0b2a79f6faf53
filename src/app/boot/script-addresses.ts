/** As far as it is used; TypeScript's own types do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets plain strings be addresses of scripts where the browser checks what becomes code (Trusted Types): which of them may be loaded is
 * said by `script-src`. HTML and code in texts have no rule here, so the browser goes on refusing or reporting them.
 */
export function trustScriptAddresses(): void {
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
}
