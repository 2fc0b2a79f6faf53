import type { Plugin } from 'vite';

/** Lines of the only build that the package exports for browsers, its development build, and what replaces them. */
export const REPLACEMENTS = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  // `BrowserRouter` has no data router.
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState;'],
  ['return isDataRoute ? useNavigateStable() :', 'return'],
] as const;

/** Removes unused parts of React Router (data routers, forms, scroll restoration), which tree shaking alone would leave. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: '**/react-router/dist/**' },
      handler: (code) => ({
        code: REPLACEMENTS.reduce((text, [from, to]) => text.replace(from, to), code)
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replaceAll(/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}
