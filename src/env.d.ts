/// <reference types="vite/client" />

/** Makes a setting that scripts/build/settings.ts does not have an error. */
interface ViteTypeOptions {
  readonly strictImportMetaEnv: true;
}

/** The owner's values, filled in by the build. */
interface ImportMetaEnv extends Readonly<Record<import('#scripts/build/settings.ts').SettingName, string>> {}

/** Network Information API; not in every browser. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly type?: string;
    readonly effectiveType?: string;
  };
}
