import { runnerImport } from 'vite';
import { settingConstants } from '#scripts/build/setting-constants.ts';

/** Loads a module through Vite, for catalogue code that uses globs and JSON imports. `file` starts with `./`. */
export async function loadWithVite<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    define: settingConstants({}),
  });
  return module;
}
