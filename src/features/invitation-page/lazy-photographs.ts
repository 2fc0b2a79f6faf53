import { lazyPart } from '#src/ui/lazy-part.tsx';

/** The couple's photographs: only a page that has some fetches the code for them. */
export const Photographs = lazyPart(() => import('./photographs.tsx').then((code) => code.Photographs));
