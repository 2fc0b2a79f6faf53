import type { Plugin } from 'vite';
import { build } from 'vite';

const EVERY_PAGE = 'src/app/boot/starter.ts';
const SHELL = 'src/app/boot/early-invitation.ts';
const LISTS = 'src/app/boot/early-query.ts';

/** Inlines src/app/boot/starter.ts into the head of every page. */
export function inlineStarter(): Plugin {
  return {
    name: 'inline-starter',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await bundled(EVERY_PAGE), injectTo: 'head' }],
    },
  };
}

/** What the shell of invitations runs first, also inlined. It has no setting in it, as its hash is in firebase.json. */
export function shellStarter(): Promise<string> {
  return bundled(SHELL);
}

let listScript: Promise<string> | undefined;

/** What pages that list documents run first. */
export function listStarter(): Promise<string> {
  listScript ??= bundled(LISTS);
  return listScript;
}

async function bundled(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'starter', fileName: 'starter' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length !== 1)
    throw new Error(`${source} is not built as one script`);
  return chunk.code.trim();
}
