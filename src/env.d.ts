/// <reference types="vite/client" />

/** The owner's values as they come from the environment; all optional (src/config/site.ts has the demo ones). */
interface ImportMetaEnv {
  readonly [key: `VITE_${string}`]: string | undefined;
}

/** Network Information API; not in every browser. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
