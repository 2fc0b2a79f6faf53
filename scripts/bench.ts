/** `npm run bench -- NAME`. What each measured: docs/performance.md and docs/scale.md. */
import { runNamed } from '#scripts/named-script.ts';

await runNamed('npm run bench', {
  pages: {
    does: 'each public page, compared with the same page without scripts',
    run: () => import('#scripts/bench/pages.ts'),
  },
  invitation: {
    does: 'an invitation that is not written as a page yet',
    run: () => import('#scripts/bench/invitation.ts'),
  },
  interactions: { does: 'taps on a slow phone', run: () => import('#scripts/bench/interactions.ts') },
  'next-page': {
    does: 'from a tap on a link to the next page’s picture',
    run: () => import('#scripts/bench/next-page.ts'),
  },
  film: {
    does: 'from a tap on ‘Make it yours’ to the film’s first frame',
    run: () => import('#scripts/bench/film.ts'),
  },
  album: {
    does: 'a phone that prepares and sends thirty photographs',
    run: () => import('#scripts/bench/album.ts'),
  },
  reads: { does: 'what a visit reads, transfers and costs', run: () => import('#scripts/bench/reads.ts') },
  desk: {
    does: 'what the desk of a wedding with 1,500 families reads, and how long until it can be used',
    run: () => import('#scripts/bench/desk.ts'),
  },
  publish: {
    does: 'how long `npm run publish` takes for a thousand invitations',
    run: () => import('#scripts/bench/publish.ts'),
  },
});
