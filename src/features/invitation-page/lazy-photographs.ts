import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Only a page with photographs fetches the code for them. */
export const Photographs = lazyPart(() => import('./photographs.tsx').then((code) => code.Photographs));
