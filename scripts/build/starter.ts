import type { Plugin } from 'vite';
import { build } from 'vite';

const SOURCE = 'src/app/starter/starter.ts';

/** Inlines src/app/starter into the head of every page. */
export function inlineStarter(): Plugin {
  return {
    name: 'inline-starter',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await bundledStarter(), injectTo: 'head' }],
    },
  };
}

async function bundledStarter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'starter', fileName: 'starter' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length !== 1)
    throw new Error(`${SOURCE} is not built as one script`);
  return chunk.code.trim();
}
