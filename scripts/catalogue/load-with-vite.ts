import type { InlineConfig } from 'vite';
import { runnerImport } from 'vite';
import { settingConstants } from '#scripts/build/settings.ts';

/** Loads a module through Vite, for catalogue code that uses globs and JSON imports. `file` starts with `./`. */
export async function loadWithVite<Module>(file: string, config: InlineConfig = {}): Promise<Module> {
  // Vite would set it to `development`, and a build started later would inherit that.
  process.env.NODE_ENV ??= 'production';
  const { module } = await runnerImport<Module>(file, {
    ...config,
    configFile: false,
    define: settingConstants({}),
  });
  return module;
}
