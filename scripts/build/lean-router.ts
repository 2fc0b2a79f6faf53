import type { Plugin } from 'vite';

/**
 * Leaves out what the site does not use of React Router. Its components are created by calls that a bundler cannot
 * know to be without side effects, and are then named for React's developer tools: both keep forms and scroll
 * restoration in the first script of every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: '**/react-router/dist/**' },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}
