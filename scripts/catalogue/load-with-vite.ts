import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import { settingConstants } from '#scripts/build/setting-constants.ts';

/** Loads a module through Vite, for catalogue code that uses globs and JSON imports. `file` starts with `./`. */
export async function loadWithVite<Module>(file: string, plugins: Plugin[] = []): Promise<Module> {
  // Vite would set it to `development`, and a build started later would inherit that.
  process.env.NODE_ENV ??= 'production';
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    define: settingConstants({}),
    plugins,
  });
  return module;
}
