import { runnerImport } from 'vite';
import { settingConstants } from '#scripts/build/setting-constants.ts';

/**
 * Loads a module that reads the catalogue: Node understands neither its globs nor its imports of JSON. Settings have their
 * demonstration values.
 *
 * @param file path from the root of the project, with `./`
 */
export async function loadWithVite<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    define: settingConstants({}),
  });
  return module;
}
